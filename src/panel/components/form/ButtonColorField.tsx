import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

import { buttonColors } from '@/panel/content/panel';
import { slideButtonColor } from '@/theme/slideButtonColor';

import { ChoiceField } from './ChoiceField';
import { FieldRow } from './FieldRow';

export interface ButtonColorFieldProps {
  label: string;
  value: string;
  buttonText: string;
  onChange: (value: string) => void;
}

/** The stored colour's choice keeps the stored class string, so that saving does not change it. */
function choicesFor(stored: string) {
  const color = slideButtonColor(stored);
  return buttonColors.map(({ name, value }) => ({
    name,
    value: slideButtonColor(value) === color ? stored : value,
  }));
}

export function ButtonColorField({ label, value, buttonText, onChange }: ButtonColorFieldProps) {
  return (
    <FieldRow>
      <ChoiceField label={label} value={value} choices={choicesFor(value)} onChange={onChange} />
      <Stack aria-hidden="true" sx={{ alignSelf: 'end', alignItems: 'flex-start', gap: 0.75 }}>
        <Typography variant="body2" color="textSecondary">
          Butonun görünüşü
        </Typography>
        <Button
          component="span"
          variant="contained"
          tabIndex={-1}
          color={slideButtonColor(value)}
          sx={{ pointerEvents: 'none' }}
        >
          {buttonText || 'Buton Metni'}
        </Button>
      </Stack>
    </FieldRow>
  );
}

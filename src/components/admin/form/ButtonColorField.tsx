import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { buttonColors } from '@/content/admin';
import { slideButtonColor } from '@/theme/slideButtonColor';

import { ChoiceField } from './ChoiceField';

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  alignItems: 'end',
  gap: '1.25rem 1rem',
});

const Swatch = styled('div')({ display: 'grid', gap: '0.375rem', justifyItems: 'start' });

export interface ButtonColorFieldProps {
  /** The stored style class string (D10). */
  value: string;
  /** Stands in the preview. */
  buttonText: string;
  onChange: (value: string) => void;
}

/** A family keeps the very class string that is stored for this slide until another one is chosen. */
function choicesFor(stored: string) {
  const color = slideButtonColor(stored);
  return buttonColors.map(({ name, value }) => ({
    name,
    value: slideButtonColor(value) === color ? stored : value,
  }));
}

/** The colour by its Turkish name, and the button in it. */
export function ButtonColorField({ value, buttonText, onChange }: ButtonColorFieldProps) {
  return (
    <Root>
      <ChoiceField
        label="Buton Rengi"
        value={value}
        choices={choicesFor(value)}
        onChange={onChange}
      />
      <Swatch aria-hidden="true">
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
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
      </Swatch>
    </Root>
  );
}

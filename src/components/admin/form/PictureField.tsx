import Box from '@mui/material/Box';

import { FIELD_LIMITS } from '@/domain/limits';

import { PicturePreview } from './PicturePreview';
import { TextField } from './TextField';

export interface PictureFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string;
  defaultAddress?: string;
}

/** An address and its picture. Not `type="url"`: a path on this site is an address too. */
export function PictureField({ defaultAddress, ...field }: PictureFieldProps) {
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <TextField
        {...field}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LIMITS.picture}
        // Refuses what the shop would not show: another scheme, or a path on the owner's disk.
        pattern="\s*([hH][tT][tT][pP][sS]?:\/\/[^\/?#].*|(?!\/\/)[^:?#]*([?#].*)?)"
      />
      <PicturePreview
        address={field.value}
        {...(defaultAddress !== undefined && { defaultAddress })}
      />
    </Box>
  );
}

import { styled } from '@mui/material/styles';

import { FIELD_LIMITS } from '@/domain/limits';

import { PicturePreview } from './PicturePreview';
import { TextField } from './TextField';

const Root = styled('div')({ display: 'grid', gap: '0.75rem' });

export interface PictureFieldProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string;
  /** What the shop shows while the field is empty. */
  defaultAddress?: string;
}

/** An address to paste, and the picture that stands there. Plain text: a path on this site is an address too. */
export function PictureField({ defaultAddress, ...field }: PictureFieldProps) {
  return (
    <Root>
      <TextField
        {...field}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LIMITS.picture}
        // The browser turns away what the shop would not show: another scheme, a path on somebody's disk.
        pattern="\s*([hH][tT][tT][pP][sS]?:\/\/[^\/?#].*|(?!\/\/)[^:?#]*([?#].*)?)"
      />
      <PicturePreview
        address={field.value}
        {...(defaultAddress !== undefined && { defaultAddress })}
      />
    </Root>
  );
}

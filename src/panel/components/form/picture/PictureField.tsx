import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { FIELD_LIMITS } from '@/domain/limits';
import { TextField } from '@/panel/components/form/TextField';
import { ownersPictureIn } from '@/panel/domain/pictures/ownersPicture';

import { PicturePreview, type PicturePreviewProps } from './PicturePreview';

const OWN_PHOTOGRAPH = 'Sizin fotoğrafınız. Adresi kendiliğinden yazıldı; değiştirmeniz gerekmez.';

const quiet = { '& input': { color: 'text.secondary', textOverflow: 'ellipsis' } };

export interface PictureFieldProps extends Omit<PicturePreviewProps, 'address'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  hint?: string;
  renderPhoto?: RenderPhoto | undefined;
}

export interface PhotoSlotProps {
  address: string;
  onChange: (address: string) => void;
}

export type RenderPhoto = (slot: PhotoSlotProps) => ReactNode;

/** Not `type="url"`: a path on this site is allowed. */
export function PictureField(props: PictureFieldProps) {
  const { defaultAddress, isSlide, renderPhoto, ...field } = props;
  const isOwn = ownersPictureIn(field.value) !== undefined;
  return (
    <Box sx={[{ display: 'grid', gap: 1.5 }, isOwn && quiet]}>
      <TextField
        {...field}
        hint={isOwn ? OWN_PHOTOGRAPH : field.hint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={FIELD_LIMITS.picture}
        // Refuses what the shop would not show: another scheme, or a path on the owner's disk.
        pattern="\s*([hH][tT][tT][pP][sS]?:\/\/[^\/?#].*|(?!\/\/)[^:?#]*([?#].*)?)"
      />
      {renderPhoto?.({ address: field.value, onChange: field.onChange })}
      <PicturePreview address={field.value} defaultAddress={defaultAddress} isSlide={isSlide} />
    </Box>
  );
}

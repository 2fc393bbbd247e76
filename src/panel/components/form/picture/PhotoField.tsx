import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';

import { PicturePreview, type PicturePreviewProps } from './PicturePreview';

export interface PhotoSlotProps extends Pick<PicturePreviewProps, 'address' | 'kind'> {
  onChange: (address: string) => void;
}

export type RenderPhoto = (slot: PhotoSlotProps) => ReactNode;

export interface PhotoFieldProps extends PicturePreviewProps {
  onChange: (address: string) => void;
  renderPhoto?: RenderPhoto | undefined;
}

/** The picture as the shop will show it, and the buttons that choose another one. */
export function PhotoField({ onChange, renderPhoto, ...picture }: PhotoFieldProps) {
  const { address, kind } = picture;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PicturePreview {...picture} />
      {renderPhoto?.({ address, kind, onChange })}
    </Stack>
  );
}

import Stack from '@mui/material/Stack';
import { useContext } from 'react';

import { PicturePreview, type PicturePreviewProps } from './PicturePreview';
import { type PhotoSlotProps, PictureContext } from './picturePreviews';

export type PhotoFieldProps = PicturePreviewProps & PhotoSlotProps;

/** The picture as the shop will show it, and the buttons that choose another one. */
export function PhotoField({ onChange, ...picture }: PhotoFieldProps) {
  const { address, kind } = picture;
  const { renderPhoto } = useContext(PictureContext);
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PicturePreview {...picture} />
      {renderPhoto?.({ address, kind, onChange })}
    </Stack>
  );
}

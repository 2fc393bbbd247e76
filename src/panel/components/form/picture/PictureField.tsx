import Stack from '@mui/material/Stack';

import { PhotoField } from './PhotoField';
import { PictureAddressField, type PictureAddressFieldProps } from './PictureAddressField';

export function PictureField(props: PictureAddressFieldProps) {
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PhotoField {...props} />
      <PictureAddressField {...props} />
    </Stack>
  );
}

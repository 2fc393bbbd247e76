import Stack from '@mui/material/Stack';

import { PhotoField, type PhotoFieldProps } from './PhotoField';
import { PictureAddressField, type PictureAddressFieldProps } from './PictureAddressField';

export interface PictureFieldProps
  extends PictureAddressFieldProps, Pick<PhotoFieldProps, 'kind'> {}

export function PictureField({ kind, ...field }: PictureFieldProps) {
  const { value, onChange } = field;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PhotoField address={value} kind={kind} onChange={onChange} />
      <PictureAddressField {...field} />
    </Stack>
  );
}

import Stack from '@mui/material/Stack';

import type { TextFieldProps } from '@/panel/components/form/TextField';

import { PhotoField, type PhotoFieldProps } from './PhotoField';
import { PictureAddressField } from './PictureAddressField';

export interface PictureFieldProps extends TextFieldProps, Pick<PhotoFieldProps, 'kind'> {}

export function PictureField({ kind, ...field }: PictureFieldProps) {
  const { value, onChange } = field;
  return (
    <Stack sx={{ gap: 1.5 }}>
      <PhotoField address={value} kind={kind} onChange={onChange} />
      <PictureAddressField {...field} kind={kind} />
    </Stack>
  );
}

import IconButton, { type IconButtonProps } from '@mui/material/IconButton';

import { Icon } from './Icon';

export type IconControlProps = IconButtonProps & {
  'aria-label': string;
  path: string;
};

export function IconControl({ path, ...props }: IconControlProps) {
  return (
    <IconButton {...props}>
      <Icon path={path} />
    </IconButton>
  );
}

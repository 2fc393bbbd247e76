import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export function Icon({ path, ...props }: SvgIconProps & { path: string }) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}

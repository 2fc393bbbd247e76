import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export interface IconProps extends SvgIconProps {
  path: string;
}

export function Icon({ path, ...props }: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}

import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export interface IconProps extends SvgIconProps {
  path: string;
}

/** Decorative: the control around it has the accessible name. */
export function Icon({ path, ...props }: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}

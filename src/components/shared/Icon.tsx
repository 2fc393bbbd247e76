import SvgIcon, { type SvgIconProps } from '@mui/material/SvgIcon';

export interface IconProps extends SvgIconProps {
  /** Path data from `@mdi/js`. */
  path: string;
}

/** A decorative sign; the control around it carries the name. */
export function Icon({ path, ...props }: IconProps) {
  return (
    <SvgIcon {...props}>
      <path d={path} />
    </SvgIcon>
  );
}

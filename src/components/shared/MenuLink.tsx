import Link from '@mui/material/Link';

import { DeadLink, type DeadLinkProps } from './DeadLink';
import { useOpenControls } from './openControls';

export interface MenuLinkProps extends DeadLinkProps {
  children: string;
}

/** An entry of a menu. Leads nowhere (D1), unless the controls are open (D22). */
export function MenuLink(props: MenuLinkProps) {
  const handleClick = useOpenControls()?.menu(props.children);
  return handleClick ? (
    <Link component="button" type="button" underline="none" onClick={handleClick} {...props} />
  ) : (
    <DeadLink {...props} />
  );
}

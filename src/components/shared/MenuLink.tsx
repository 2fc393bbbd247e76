import Link from '@mui/material/Link';

import { useControlActions } from './controlActions';
import { DeadLink, type DeadLinkProps } from './DeadLink';

export interface MenuLinkProps extends DeadLinkProps {
  children: string;
}

/** Does nothing (D1) unless the controls are open (D22). */
export function MenuLink(props: MenuLinkProps) {
  const handleClick = useControlActions()?.menu(props.children);
  return handleClick ? (
    <Link component="button" type="button" underline="none" onClick={handleClick} {...props} />
  ) : (
    <DeadLink {...props} />
  );
}

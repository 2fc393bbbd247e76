import Link, { type LinkProps } from '@mui/material/Link';

import { DEAD_CONTROL } from './deadControl';

export type DeadLinkProps = Pick<LinkProps, 'children' | 'sx' | 'aria-label'>;

/** Can be focused, is announced as unavailable, and does not change the address (D1). */
export function DeadLink(props: DeadLinkProps) {
  return <Link role="link" tabIndex={0} underline="none" {...DEAD_CONTROL} {...props} />;
}

import Link, { type LinkProps } from '@mui/material/Link';

import { DISABLED_CONTROL } from './disabledControl';

export type DisabledLinkProps = Pick<LinkProps, 'children' | 'sx' | 'aria-label'>;

/** A link without a target (D1): it can be focused, is announced as unavailable, and leaves the address as it is. */
export function DisabledLink(props: DisabledLinkProps) {
  return <Link role="link" tabIndex={0} underline="none" {...DISABLED_CONTROL} {...props} />;
}

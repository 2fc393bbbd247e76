import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { DEAD_CONTROL } from './deadControl';

const Root = styled('a')({ cursor: 'default', color: 'inherit', textDecoration: 'none' });

export interface DeadLinkProps {
  children: ReactNode;
  className?: string;
  'aria-label'?: string;
}

/** A link that leads nowhere yet and says so: reachable, announced as unavailable, no page jump (D1). */
export function DeadLink(props: DeadLinkProps) {
  return <Root role="link" tabIndex={0} {...DEAD_CONTROL} {...props} />;
}

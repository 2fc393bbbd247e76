import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

import { ErrorBoundary } from './ErrorBoundary';

export interface RegionProps {
  children: ReactNode;
  text?: string;
  action?: { label: string; onClick: () => void };
  /** Links below the sentence. */
  contact?: ReactNode;
  resetKey?: unknown;
}

/** If its children throw, a sentence takes their place and the rest of the page stays (D18). */
export function Region(props: RegionProps) {
  const { children, text = 'Bu bölüm şu anda gösterilemiyor.', action, contact, resetKey } = props;
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={
        <Container>
          <Paper variant="empty" sx={{ my: 2 }}>
            {text}
            {action ? (
              <Button variant="contained" onClick={action.onClick}>
                {action.label}
              </Button>
            ) : null}
            {contact}
          </Paper>
        </Container>
      }
    >
      {children}
    </ErrorBoundary>
  );
}

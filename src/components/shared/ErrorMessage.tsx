import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Paper from '@mui/material/Paper';
import type { ReactNode } from 'react';

export interface ErrorMessageProps {
  text?: string;
  action?: { label: string; onClick: () => void };
  /** Links below the sentence. */
  contact?: ReactNode;
}

/** A sentence in place of what cannot be shown (D18). */
export function ErrorMessage(props: ErrorMessageProps) {
  const { text = 'Bu bölüm şu anda gösterilemiyor.', action, contact } = props;
  return (
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
  );
}

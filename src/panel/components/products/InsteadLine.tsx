import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';

export interface InsteadLineProps {
  text: string;
  /** Undefined: nothing waits for it. */
  onAccept?: (() => void) | undefined;
}

/** Says, above the rows, that a search has left words out or corrected them (D40). */
export function InsteadLine({ text, onAccept }: InsteadLineProps) {
  const line = useRef<HTMLElement>(null);
  // When marking begins, the checkbox that takes the focus elsewhere is disabled.
  useEffect(() => {
    if (document.activeElement === document.body) line.current?.focus({ preventScroll: true });
  }, []);

  function accept() {
    // The button goes away.
    line.current?.focus();
    onAccept?.();
  }

  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: '0.25rem 1rem' }}>
      <Typography ref={line} role="status" tabIndex={-1}>
        {text}
      </Typography>
      {onAccept ? (
        <Button variant="outlined" onClick={accept}>
          Bunlarla devam et
        </Button>
      ) : null}
    </Stack>
  );
}

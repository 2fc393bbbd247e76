import { UNDO_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';

interface SnackbarClockProps {
  isHeld: boolean;
  onEnd: () => void;
}

/** Its key must change with what the snackbar shows. */
export function SnackbarClock({ isHeld, onEnd }: SnackbarClockProps) {
  useTimeout(onEnd, isHeld ? null : UNDO_MS);
  return null;
}

import { UNDO_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';

/** Its key must change with what the snackbar shows. */
export function SnackbarClock({ isHeld, onEnd }: { isHeld: boolean; onEnd: () => void }) {
  useTimeout(onEnd, isHeld ? null : UNDO_MS);
  return null;
}

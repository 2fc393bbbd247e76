import { useState } from 'react';

import { UNDO_MS } from '@/domain/limits';
import { useTimeout } from '@/hooks/useTimeout';
import { PanelSnackbar, type PanelSnackbarProps } from '@/panel/components/snackbar/PanelSnackbar';

interface TimedSnackbarProps extends Omit<PanelSnackbarProps, 'onHold'> {
  /** What the message is about. Undefined: there is none. */
  shown: unknown;
  onEnd: () => void;
}

/** Goes after a while, unless it is held. */
export function TimedSnackbar({ shown, onEnd, ...bar }: TimedSnackbarProps) {
  const [held, setHeld] = useState<unknown>();
  useTimeout(onEnd, shown === undefined || shown === held ? null : UNDO_MS, shown);
  return <PanelSnackbar {...bar} onHold={(isHeld) => setHeld(isHeld ? shown : undefined)} />;
}

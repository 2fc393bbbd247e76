import { type FocusEvent, useState } from 'react';

type Holder = 'pointer' | 'focus';

/** Props that tell when the pointer or the keyboard's focus is on an element, and when both have left it. */
export function useHold(onHold: (isHeld: boolean) => void) {
  const [holders] = useState(() => new Set<Holder>());

  function hold(holder: Holder) {
    holders.add(holder);
    onHold(true);
  }

  function release(holder: Holder) {
    if (holders.delete(holder)) onHold(holders.size > 0);
  }

  return {
    onMouseEnter: () => hold('pointer'),
    onMouseLeave: () => release('pointer'),
    onFocus({ target }: FocusEvent) {
      // A click sets the focus, too, but then nothing has to stop.
      if (target.matches(':focus-visible')) hold('focus');
    },
    onBlur({ currentTarget, relatedTarget }: FocusEvent) {
      if (!currentTarget.contains(relatedTarget)) release('focus');
    },
  };
}

import type { FormEvent } from 'react';

/** An `onInvalidCapture`. Browsers scroll a field to the window's edge, where bars that stay in place cover it. */
export function showFirstInvalid({ currentTarget, target }: FormEvent<HTMLElement>): void {
  const first = currentTarget.querySelector('input:invalid, select:invalid, textarea:invalid');
  if (target === first) first.scrollIntoView({ block: 'center' });
}

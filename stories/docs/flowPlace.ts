/** Where a stop stands: there and back in two rows on wide windows, in two columns on phones. */
export function placeOf(index: number, count: number) {
  const half = count / 2;
  const lane = index < half ? 1 : 2;
  const place = lane === 1 ? index + 1 : count - index;
  return { '--row': lane, '--column': place, '--phone-column': lane, '--phone-row': place };
}

type QuarterTurns = 0 | 1 | 2 | 3;

/** Quarter turns to the right of an arrow that points right, on phones and on wide windows. */
export function turnsOf(index: number, count: number): Record<'phone' | 'wide', QuarterTurns> {
  const half = count / 2;
  if (index === half - 1) return { phone: 0, wide: 1 };
  if (index === count - 1) return { phone: 2, wide: 3 };
  return index < half ? { phone: 1, wide: 0 } : { phone: 3, wide: 2 };
}

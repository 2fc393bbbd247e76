/** Place of a step in the grid: two rows in wide windows, two columns on phones. */
export function placeOf(index: number, count: number) {
  const half = count / 2;
  const lane = index < half ? 1 : 2;
  const place = lane === 1 ? index + 1 : count - index;
  return { '--row': lane, '--column': place, '--phone-column': lane, '--phone-row': place };
}

type QuarterTurns = 0 | 1 | 2 | 3;

/** Quarter turns (clockwise) of an arrow that points right, on phones and in wide windows. */
export function turnsOf(index: number, count: number): Record<'phone' | 'wide', QuarterTurns> {
  const half = count / 2;
  if (index === half - 1) return { phone: 0, wide: 1 };
  if (index === count - 1) return { phone: 2, wide: 3 };
  return index < half ? { phone: 1, wide: 0 } : { phone: 3, wide: 2 };
}

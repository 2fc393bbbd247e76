/** What WCAG lets a pair of colours with this contrast ratio be used for. */
export function verdict(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  if (ratio >= 3) return 'Large text and signs';
  return 'Decoration';
}

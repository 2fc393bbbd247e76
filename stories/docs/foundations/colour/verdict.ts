/** Permitted use of two colours with this contrast ratio (WCAG). */
export function verdict(ratio: number): string {
  if (ratio >= 7) return 'AAA';
  if (ratio >= 4.5) return 'AA';
  if (ratio >= 3) return 'Large text and icons';
  return 'Decoration';
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const [low = Number.NaN, high = low] = sorted.slice(
    Math.ceil(middle) - 1,
    Math.floor(middle) + 1,
  );
  return (low + high) / 2;
}

/** The median of the ratios run by run: what slowed a whole run down cancels out. */
export function ratio(values: readonly number[], first: readonly number[]): number {
  return median(values.map((value, run) => value / (first[run] ?? Number.NaN)));
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** A table in Markdown; its first column is left-aligned. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...rows].map(line).join('\n');
}

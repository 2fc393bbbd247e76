/** Such as `2026-11-21`, with the local date. */
export function localDay(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return day.map((part) => String(part).padStart(2, '0')).join('-');
}

/** Such as `2026-11-21`, with the local date. */
export function localDay(now: Date): string {
  const day = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return day.map(twoDigits).join('-');
}

/** Such as `2026-11-21-1432`, for names of files. */
export function localMinute(now: Date): string {
  return `${localDay(now)}-${[now.getHours(), now.getMinutes()].map(twoDigits).join('')}`;
}

function twoDigits(part: number): string {
  return String(part).padStart(2, '0');
}

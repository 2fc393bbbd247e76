/** The time as Turkish readers write it: `14.32`. */
export function timeText(time: Date): string {
  return time.toLocaleTimeString('tr-TR', { hour: '2-digit', minute: '2-digit' }).replace(':', '.');
}

/** The time in the name of a file: `2026-11-27-1432`. Sweden writes dates in this order. */
export function fileTime(time: Date): string {
  return time.toLocaleString('sv').slice(0, 16).replace(' ', '-').replace(':', '');
}

/** A date with its time: `27.11.2026 14.32`. */
export function dateTimeText(time: Date): string {
  return `${time.toLocaleDateString('tr-TR')} ${timeText(time)}`;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A day such as `27 Kasım`: the history has ninety of them, so it needs no year. */
export function dateText(day: Date): string {
  return day.toLocaleDateString('tr-TR', { day: 'numeric', month: 'long' });
}

/** `Bugün`, `Dün` or the date. */
export function dayText(day: Date, now: Date): string {
  const yesterday = new Date(now.getTime() - DAY_MS);
  if (day.toDateString() === now.toDateString()) return 'Bugün';
  return day.toDateString() === yesterday.toDateString() ? 'Dün' : dateText(day);
}

const AFTER_ONES = ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const AFTER_TENS = ['da', 'da', 'de', 'da', 'ta', 'de'];

/** `14.32’de`, `14.40’ta`: the ending follows the last word of the time when it is read out. */
export function atTimeText(time: Date): string {
  const last = time.getMinutes() || time.getHours();
  const ending = last % 10 === 0 ? AFTER_TENS[last / 10] : AFTER_ONES[last % 10];
  return `${timeText(time)}’${ending}`;
}

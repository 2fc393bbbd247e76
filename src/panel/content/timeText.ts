/** The time as Turkish readers write it: `14.32`. */
export function timeText(time: Date): string {
  return time.toLocaleTimeString('tr-TR', { hour: '2-digit', minute: '2-digit' }).replace(':', '.');
}

/** The time in the name of a file: `2026-11-27-1432`. */
export function fileTime(time: Date): string {
  const day = [time.getFullYear(), time.getMonth() + 1, time.getDate()];
  const texts = day.map((number) => String(number).padStart(2, '0'));
  return [...texts, timeText(time).replace('.', '')].join('-');
}

/** A date with its time: `27.11.2026 14.32`. */
export function dateTimeText(time: Date): string {
  return `${time.toLocaleDateString('tr-TR')} ${timeText(time)}`;
}

const AFTER_ONES = ['', 'de', 'de', 'te', 'te', 'te', 'da', 'de', 'de', 'da'];
const AFTER_TENS = ['da', 'da', 'de', 'da', 'ta', 'de'];

/** `14.32’de`, `14.40’ta`: the ending follows the last word of the time when it is read out. */
export function atTimeText(time: Date): string {
  const last = time.getMinutes() || time.getHours();
  const ending = last % 10 === 0 ? AFTER_TENS[last / 10] : AFTER_ONES[last % 10];
  return `${timeText(time)}’${ending}`;
}

const DAYS = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'];

/** The days as schema.org names them. */
const ENGLISH_DAYS = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const GROUPS: Record<string, string> = {
  'her gün': 'pazartesi-pazar',
  'hafta içi': 'pazartesi-cuma',
  'hafta sonu': 'cumartesi-pazar',
};

const LINE = /^(?<days>[\p{L} –-]+?) *:? *(?<hours>\d.*|kapalı)$/u;
const HOURS = /^([01]?\d|2[0-4])[:.]([0-5]\d) *[-–] *([01]?\d|2[0-4])[:.]([0-5]\d)$/;

interface Opening {
  days: (typeof ENGLISH_DAYS)[number][];
  /** `08:00`. Both are empty where the shop is closed. */
  opens: string;
  closes: string;
}

/**
 * Days and hours of `Pazartesi - Cumartesi: 08:00 - 19:00` or `Her gün 09.00 - 19.00`; a day with `Kapalı` is not among
 * them. With one line that cannot be read, or that says something else of a day than another line, there is no result,
 * because the other lines alone would be wrong.
 */
export function openingHours(text: string): Opening[] | undefined {
  return readLines(text)?.filter(({ opens }) => opens !== '');
}

/** Undefined where the hours cannot be read. `time`: anywhere; the hours are those of Istanbul. */
export function isOpenAt(text: string, time: Date): boolean | undefined {
  const { day, before, minute } = inIstanbul(time);
  return openingHours(text)?.some(({ days, opens, closes }) => {
    const [from, until] = [minutesOf(opens), minutesOf(closes)];
    const isToday = days.includes(day);
    if (from < until) return isToday && minute >= from && minute < until;
    // Until after midnight.
    return (isToday && minute >= from) || (days.includes(before) && minute < until);
  });
}

const istanbul = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  weekday: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function inIstanbul(time: Date) {
  const parts = new Map(istanbul.formatToParts(time).map(({ type, value }) => [type, value]));
  const index = ENGLISH_DAYS.findIndex((name) => name === parts.get('weekday'));
  return {
    day: ENGLISH_DAYS[index] ?? 'Monday',
    before: ENGLISH_DAYS.at(index - 1) ?? 'Sunday',
    minute: minutesOf(`${parts.get('hour')}:${parts.get('minute')}`),
  };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function readLines(text: string): Opening[] | undefined {
  const lines = text.split('\n').map((line) => readLine(line.trim().toLocaleLowerCase('tr')));
  const read = lines.filter((line) => line !== undefined);
  if (read.length < lines.length || read.some((line) => isContradicted(line, read))) {
    return undefined;
  }
  return read;
}

function readLine(line: string): Opening | undefined {
  const { days: written = '', hours = '' } = LINE.exec(line)?.groups ?? {};
  const days = readDays(GROUPS[written] ?? written);
  if (days === undefined) return undefined;
  if (hours === 'kapalı') return { days, opens: '', closes: '' };
  const [, from = '', fromMinute, until = '', untilMinute] = HOURS.exec(hours) ?? [];
  if (from === '') return undefined;
  return {
    days,
    opens: `${from.padStart(2, '0')}:${fromMinute}`,
    closes: `${until.padStart(2, '0')}:${untilMinute}`,
  };
}

function readDays(written: string): Opening['days'] | undefined {
  const ends = written.split(/ *[-–] */).map((day) => DAYS.indexOf(day));
  const [first = -1, last = first] = ends;
  if (ends.length > 2 || ends.includes(-1)) return undefined;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return [...ENGLISH_DAYS, ...ENGLISH_DAYS].slice(first, first + count);
}

/** Another line names one of its days among other days, or as closed. Equal days may be open twice, before and after a break. */
function isContradicted(line: Opening, lines: Opening[]): boolean {
  return lines.some(
    ({ days, opens }) =>
      days.some((day) => line.days.includes(day)) &&
      (days.join() !== line.days.join() || (opens === '') !== (line.opens === '')),
  );
}

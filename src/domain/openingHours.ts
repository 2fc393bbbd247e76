const DAYS = ['pazartesi', 'salı', 'çarşamba', 'perşembe', 'cuma', 'cumartesi', 'pazar'];
const SHORT_DAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];

const GROUPS: Record<string, string> = {
  'her gün': 'pazartesi-pazar',
  'hafta içi': 'pazartesi-cuma',
  'hafta sonu': 'cumartesi-pazar',
};

const LINE = /^(?<days>[\p{L} –-]+?) *:? *(?<hours>\d.*|kapalı)$/u;
const HOURS = /^([01]?\d|2[0-4])[:.]([0-5]\d) *[-–] *([01]?\d|2[0-4])[:.]([0-5]\d)$/;

interface OpenDays {
  days: string[];
  /** Undefined where the shop is closed. */
  hours: string | undefined;
}

/**
 * The shop's hours as schema.org writes them: `Pazartesi - Cumartesi: 08:00 - 19:00` becomes `Mo-Sa 08:00-19:00`,
 * `Her gün 09.00 - 19.00` becomes `Mo-Su 09:00-19:00`, and a day with `Kapalı` has no line. With one line that cannot be
 * read, or that says something else of a day than another line, there is no result, because the other lines alone would
 * be wrong.
 */
export function openingHours(text: string): string[] | undefined {
  return readLines(text)?.flatMap(({ days, hours }) =>
    hours === undefined ? [] : `${named(days)} ${hours}`,
  );
}

/** Undefined where the hours cannot be read. `time`: anywhere; the hours are those of Istanbul. */
export function isOpenAt(text: string, time: Date): boolean | undefined {
  const { day, before, minute } = inIstanbul(time);
  return readLines(text)?.some(({ days, hours }) => {
    const [from = 0, until = 0] = (hours ?? '').split('-').map(minutesOf);
    if (hours === undefined) return false;
    const isToday = days.includes(day);
    if (from < until) return isToday && minute >= from && minute < until;
    // Until after midnight.
    return (isToday && minute >= from) || (days.includes(before) && minute < until);
  });
}

const istanbul = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Istanbul',
  weekday: 'short',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

function inIstanbul(time: Date) {
  const parts = new Map(istanbul.formatToParts(time).map(({ type, value }) => [type, value]));
  const index = SHORT_DAYS.indexOf((parts.get('weekday') ?? '').slice(0, 2));
  return {
    day: SHORT_DAYS[index] ?? '',
    before: SHORT_DAYS.at(index - 1) ?? '',
    minute: minutesOf(`${parts.get('hour')}:${parts.get('minute')}`),
  };
}

function minutesOf(time: string): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return hour * 60 + minute;
}

function readLines(text: string): OpenDays[] | undefined {
  const lines = text.split('\n').map((line) => readLine(line.trim().toLocaleLowerCase('tr')));
  const read = lines.filter((line) => line !== undefined);
  if (read.length < lines.length || read.some((line) => isContradicted(line, read))) {
    return undefined;
  }
  return read;
}

function readLine(line: string): OpenDays | undefined {
  const { days: written = '', hours = '' } = LINE.exec(line)?.groups ?? {};
  const days = readDays(GROUPS[written] ?? written);
  if (days === undefined) return undefined;
  if (hours === 'kapalı') return { days, hours: undefined };
  const [, from = '', fromMinute, until = '', untilMinute] = HOURS.exec(hours) ?? [];
  if (from === '') return undefined;
  return {
    days,
    hours: `${from.padStart(2, '0')}:${fromMinute}-${until.padStart(2, '0')}:${untilMinute}`,
  };
}

function readDays(written: string): string[] | undefined {
  const ends = written.split(/ *[-–] */).map((day) => DAYS.indexOf(day));
  const [first = -1, last = first] = ends;
  if (ends.length > 2 || ends.includes(-1)) return undefined;
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  return [...SHORT_DAYS, ...SHORT_DAYS].slice(first, first + count);
}

/** Another line names one of its days among other days, or as closed. Equal days may be open twice, before and after a break. */
function isContradicted(line: OpenDays, lines: OpenDays[]): boolean {
  return lines.some(
    ({ days, hours }) =>
      days.some((day) => line.days.includes(day)) &&
      (named(days) !== named(line.days) || (hours === undefined) !== (line.hours === undefined)),
  );
}

function named(days: string[]): string {
  return [...new Set([days.at(0), days.at(-1)])].join('-');
}

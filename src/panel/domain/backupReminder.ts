import { localDay } from './localDay';

export interface BackupRecord {
  /** Of the last backup; before the first one, of the first login. In ms since 1970. */
  since: number;
  /** The day of the last reminder, as `localDay` writes it. */
  remindedOn?: string | undefined;
}

const DAY = 24 * 60 * 60 * 1000;
const MOST_DAYS = 14;

/** How many days ago that was, if the owner is to be reminded now: from 14 days on, once a day. */
export function daysToRemindOf(record: BackupRecord, now: Date): number | undefined {
  const days = Math.floor((now.getTime() - record.since) / DAY);
  return days < MOST_DAYS || record.remindedOn === localDay(now) ? undefined : days;
}

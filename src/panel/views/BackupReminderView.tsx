import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import {
  hideReminderAtom,
  remindOfBackupAtom,
  reminderDaysAtom,
  writeBackupAtom,
} from '@/panel/atoms/files/backup';
import { isLoggedInAtom } from '@/panel/atoms/session';
import { BackupReminder } from '@/panel/components/backup/BackupReminder';

import { downloadText } from './downloadText';

export function BackupReminderView() {
  const days = useAtomValue(reminderDaysAtom);
  const remind = useSetAtom(remindOfBackupAtom);
  const write = useSetAtom(writeBackupAtom);
  const hide = useSetAtom(hideReminderAtom);
  const isLoggedIn = useAtomValue(isLoggedInAtom);
  useEffect(() => {
    if (isLoggedIn) remind(new Date());
  }, [isLoggedIn, remind]);
  if (days === undefined) return null;
  return (
    <BackupReminder days={days} onWrite={async () => downloadText(await write())} onClose={hide} />
  );
}

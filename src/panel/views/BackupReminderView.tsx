import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import {
  hideReminderAtom,
  remindOfBackupAtom,
  reminderDaysAtom,
  writeBackupAtom,
} from '@/panel/atoms/backup';
import { BackupReminder } from '@/panel/components/backup/BackupReminder';

import { downloadText } from './downloadText';

export function BackupReminderView() {
  const days = useAtomValue(reminderDaysAtom);
  const remind = useSetAtom(remindOfBackupAtom);
  const write = useSetAtom(writeBackupAtom);
  const hide = useSetAtom(hideReminderAtom);
  useEffect(() => remind(new Date()), [remind]);
  if (days === undefined) return null;
  return (
    <BackupReminder days={days} onWrite={() => downloadText(write(new Date()))} onClose={hide} />
  );
}

import { useAtomValue, useSetAtom } from 'jotai';

import { hideNoticeAtom } from '@/panel/atoms/notice/notice';
import { conflictAtom, decideConflictAtom } from '@/panel/atoms/session';
import { ChangedRecordsDialog } from '@/panel/components/ChangedRecordsDialog';
import { conflictText, recordName } from '@/panel/content/conflict';

/** One record that somebody else has changed meanwhile (D16). */
export function ConflictView() {
  const conflict = useAtomValue(conflictAtom);
  const decide = useSetAtom(decideConflictAtom);
  const hideNotice = useSetAtom(hideNoticeAtom);
  if (conflict === undefined) return null;
  const { id, table, mine, theirs } = conflict;
  const isDeleted = theirs === undefined;
  return (
    <ChangedRecordsDialog
      key={id}
      title="Bu kayıt değişmiş"
      text={conflictText(recordName(table, mine), isDeleted)}
      records={isDeleted ? [] : [{ table, seen: mine, now: theirs }]}
      words={{ seen: 'sizin yazdığınız', now: 'Şu an kayıtlı olan' }}
      choices={[
        {
          label: isDeleted ? 'Yeniden ekle' : 'Benimkini kaydet',
          onPress: () => decide('mine'),
        },
        {
          label: isDeleted ? 'Vazgeç' : 'Ötekini koru',
          onPress() {
            hideNotice();
            decide('theirs');
          },
        },
      ]}
    />
  );
}

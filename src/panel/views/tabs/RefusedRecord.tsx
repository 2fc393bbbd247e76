import { useAtomValue, useSetAtom } from 'jotai';

import type { RecordName } from '@/domain/catalog';
import { refusalsAtom, retryAtom } from '@/panel/atoms/session';
import { RefusalMark } from '@/panel/components/rows/RefusalMark';
import { recordNames } from '@/panel/content/conflict';

/** Says that the database does not take what was saved of a record (D29). */
export function RefusedRecord({ table }: { table: RecordName }) {
  const refusal = useAtomValue(refusalsAtom).find((one) => one.table === table);
  const retry = useSetAtom(retryAtom);
  if (refusal === undefined) return null;
  const { id, reason } = refusal;
  return <RefusalMark name={recordNames[table]} reason={reason} onRetry={() => retry(id)} />;
}

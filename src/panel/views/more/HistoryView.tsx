import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { SearchBox } from '@/components/header/SearchBox';
import { useTimeout } from '@/hooks/useTimeout';
import { historyAtom, saveStateAtom } from '@/panel/atoms/session';
import { CheckboxField } from '@/panel/components/form/CheckboxField';
import { StepDialog } from '@/panel/components/StepDialog';
import { ChangeList } from '@/panel/components/undo/ChangeList';
import { bulkFailures, type BulkFailure } from '@/panel/content/bulk';
import { changeWords } from '@/panel/content/changes';
import { historyWords } from '@/panel/content/history/pastChanges';
import { dayText } from '@/panel/content/timeText';
import type { HistoryAsked, HistoryPage, PastChange } from '@/panel/domain/pastChange';
import { useAttempt } from '@/panel/views/useAttempt';

/** A search begins so many ms after the last letter. */
const TYPED_MS = 300;

/** What the owner has changed on all devices, or what he has deleted, the newest first (D48). */
export function HistoryView({ onClose }: { onClose: () => void }) {
  const history = useAtomValue(historyAtom);
  // What waits changes with it.
  useAtomValue(saveStateAtom);
  const [asked, setAsked] = useState<HistoryAsked>({ isDeleted: false, search: '' });
  const [read, setRead] = useState<HistoryPage & { asked: HistoryAsked }>();
  const [undoing, setUndoing] = useState<PastChange>();
  const [said, setSaid] = useState<string>();
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();
  const page = read?.asked === asked ? read : undefined;
  const typedMs = asked.search === '' ? 0 : TYPED_MS;
  useTimeout(() => void attempt(readPage()), page || !history ? null : typedMs, asked);
  const waiting = asked.isDeleted ? [] : (history?.waiting() ?? []);
  const days = Map.groupBy(page?.entries ?? [], ({ at }) => dayText(new Date(at), new Date()));
  const isEmpty = page?.entries.length === 0 && waiting.length === 0;

  async function readPage(earlier: readonly PastChange[] = []) {
    const answer = await history?.read({ ...asked, olderThan: earlier.at(-1)?.id });
    if (typeof answer !== 'object') return answer;
    setRead({ ...answer, asked, entries: [...earlier, ...answer.entries] });
    return undefined;
  }

  async function undo({ id, change = id, product }: PastChange) {
    const left = await history?.undo({ change, product: product?.id });
    if (typeof left !== 'object') return left;
    setSaid(left.length > 0 ? changeWords.left(left) : historyWords.undone);
    // The dialog can be closed while the list is read again.
    setUndoing(undefined);
    return readPage();
  }

  async function handleUndo(change: PastChange) {
    setUndoing(change);
    await attempt(undo(change));
    setUndoing(undefined);
  }

  function ask(changed: Partial<HistoryAsked>) {
    setSaid(undefined);
    setAsked({ ...asked, ...changed });
  }

  const listOf = (heading: string, changes: readonly PastChange[], onUndo: typeof handleUndo) => (
    <ChangeList key={heading} {...{ heading, changes, undoing, onUndo }} />
  );

  return (
    <StepDialog
      title={changeWords.title}
      text={historyWords.text}
      closeLabel="Tamam"
      step={undefined}
      isBusy={undoing !== undefined}
      failure={failure && bulkFailures[failure]}
      onClose={onClose}
    >
      <SearchBox
        value={asked.search}
        aria-label={historyWords.search}
        placeholder={historyWords.search}
        onChange={({ target }) => ask({ search: target.value })}
      />
      <CheckboxField
        label={historyWords.deleted}
        value={asked.isDeleted}
        onChange={(isDeleted) => ask({ isDeleted })}
      />
      <Typography role="status">
        {isBusy && !undoing ? historyWords.reading : (said ?? (isEmpty ? historyWords.none : null))}
      </Typography>
      {waiting.length > 0
        ? listOf(historyWords.waiting, waiting, async (one) => history?.takeBack(one))
        : null}
      {[...days].map(([day, changes]) => listOf(day, changes, handleUndo))}
      {page?.more ? (
        <Button
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => isBusy || void attempt(readPage(page.entries))}
        >
          {historyWords.more}
        </Button>
      ) : null}
    </StepDialog>
  );
}

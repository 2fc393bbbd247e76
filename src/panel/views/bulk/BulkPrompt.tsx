import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';

import { applyBulkAtom, markedProductsAtom } from '@/panel/atoms/changes/bulk';
import { categoryNamesAtom } from '@/panel/atoms/lists';
import { BulkFields } from '@/panel/components/bulk/BulkFields';
import { ChangePreview } from '@/panel/components/bulk/ChangePreview';
import { StepDialog } from '@/panel/components/StepDialog';
import { bulkActions, bulkFailures, type BulkFailure, deleteText } from '@/panel/content/bulk';
import { countChanges, NO_CHANGES } from '@/panel/domain/catalogChanges';
import { bulkChanges } from '@/panel/domain/products/bulkChange';
import { type BulkAction, bulkChangeOf, EMPTY_BULK_DRAFT } from '@/panel/domain/products/bulkDraft';
import { OldPriceView } from '@/panel/views/prices/OldPriceView';
import { useAttempt } from '@/panel/views/useAttempt';

/** Shows what a change would do to the marked products, and does it. */
export function BulkPrompt({ action, onClose }: { action: BulkAction; onClose: () => void }) {
  const marked = useAtomValue(markedProductsAtom);
  const categories = useAtomValue(categoryNamesAtom);
  const apply = useSetAtom(applyBulkAtom);
  const [draft, setDraft] = useState(EMPTY_BULK_DRAFT);
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();
  const change = bulkChangeOf[action](draft);
  const changes = change ? bulkChanges(marked, change) : NO_CHANGES;
  const isDeletion = action === 'delete';

  async function handleApply() {
    if (change !== undefined && (await attempt(apply(change)))) onClose();
  }

  return (
    <StepDialog
      title={bulkActions[action].title}
      step={{
        label: isDeletion ? 'Sil' : 'Uygula',
        busyLabel: 'Kaydediliyor…',
        canBegin: countChanges(changes) > 0,
        onBegin: handleApply,
      }}
      isForm
      isBusy={isBusy}
      failure={failure && bulkFailures[failure]}
      closeLabel="Vazgeç"
      onClose={onClose}
    >
      <BulkFields action={action} draft={draft} categories={categories} onChange={setDraft} />
      {isDeletion ? <p>{deleteText(marked.length)}</p> : null}
      {isDeletion || change === undefined ? null : (
        <>
          <ChangePreview
            edits={changes.edited}
            marked={marked.length}
            showsPrices={action === 'price' || action === 'discount'}
          />
          <OldPriceView edits={changes.edited} />
        </>
      )}
    </StepDialog>
  );
}

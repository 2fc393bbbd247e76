import { useAtomValue, useSetAtom } from 'jotai';
import type { ReactNode } from 'react';

import { applyBulkAtom, markedProductsAtom } from '@/panel/atoms/changes/bulk';
import { BulkDialog } from '@/panel/components/bulk/BulkDialog';
import { ChangePreview } from '@/panel/components/bulk/ChangePreview';
import { type BulkAction, bulkActions, type BulkFailure, deleteText } from '@/panel/content/bulk';
import { type BulkChange, previewBulkChange } from '@/panel/domain/products/bulkChange';
import { useAttempt } from '@/panel/views/useAttempt';

export interface BulkPromptProps {
  action: BulkAction;
  applyLabel?: string;
  /** Undefined until everything is chosen. */
  change: BulkChange | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** Shows what a change would do to the marked products, and does it. */
export function BulkPrompt(props: BulkPromptProps) {
  const { action, applyLabel = 'Uygula', change, children, onClose } = props;
  const marked = useAtomValue(markedProductsAtom);
  const apply = useSetAtom(applyBulkAtom);
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();
  const isDeletion = change?.kind === 'delete';
  const preview = change && !isDeletion ? previewBulkChange(marked, change) : undefined;
  const changed = isDeletion ? marked.length : (preview?.changed ?? 0);

  async function handleApply() {
    if (change !== undefined && (await attempt(apply(change)))) onClose();
  }

  return (
    <BulkDialog
      title={bulkActions[action].title}
      applyLabel={applyLabel}
      canApply={changed > 0}
      isBusy={isBusy}
      failure={failure}
      onApply={handleApply}
      onClose={onClose}
    >
      {children}
      {isDeletion ? <p>{deleteText(marked.length)}</p> : null}
      {preview === undefined ? null : (
        <ChangePreview
          {...preview}
          showsPrices={change?.kind !== 'stock' && change?.kind !== 'category'}
        />
      )}
    </BulkDialog>
  );
}

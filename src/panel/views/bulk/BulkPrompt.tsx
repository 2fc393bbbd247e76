import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';

import { applyBulkAtom, markedProductsAtom } from '@/panel/atoms/bulk';
import { BulkDialog } from '@/panel/components/bulk/BulkDialog';
import { ChangePreview } from '@/panel/components/bulk/ChangePreview';
import { type BulkFailure, deleteText } from '@/panel/content/bulk';
import { type BulkChange, previewBulkChange } from '@/panel/domain/products/bulkChange';
import { useDialogAttempt } from '@/panel/views/useAttempt';

export interface BulkPromptProps {
  title: string;
  applyLabel?: string;
  /** Undefined until everything is chosen. Must be stable. */
  change: BulkChange | undefined;
  children?: ReactNode;
  onClose: () => void;
}

/** Shows what a change would do to the marked products, and does it. */
export function BulkPrompt(props: BulkPromptProps) {
  const { title, applyLabel = 'Uygula', change, children, onClose } = props;
  const marked = useAtomValue(markedProductsAtom);
  const apply = useSetAtom(applyBulkAtom);
  const { isBusy, failure, attempt } = useDialogAttempt<BulkFailure>(true, onClose);
  const preview = useMemo(
    () =>
      change === undefined || change.kind === 'delete'
        ? undefined
        : previewBulkChange(marked, change),
    [marked, change],
  );
  const changed = change?.kind === 'delete' ? marked.length : (preview?.changed ?? 0);

  async function handleApply() {
    if (change !== undefined && (await attempt(apply(change)))) onClose();
  }

  return (
    <BulkDialog
      title={title}
      applyLabel={applyLabel}
      canApply={changed > 0}
      isBusy={isBusy}
      failure={failure}
      onApply={handleApply}
      onClose={onClose}
    >
      {children}
      {change?.kind === 'delete' ? <p>{deleteText(marked.length)}</p> : null}
      {preview === undefined ? null : (
        <ChangePreview
          {...preview}
          showsPrices={change?.kind !== 'stock' && change?.kind !== 'category'}
        />
      )}
    </BulkDialog>
  );
}

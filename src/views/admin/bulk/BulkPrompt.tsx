import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useMemo } from 'react';

import { applyBulkAtom, markedProductsAtom } from '@/atoms/bulk';
import { BulkDialog } from '@/components/admin/bulk/BulkDialog';
import { ChangePreview } from '@/components/admin/bulk/ChangePreview';
import { type BulkFailure, deleteText } from '@/content/admin/bulk';
import { type BulkChange, previewBulkChange } from '@/domain/products/bulkChange';
import { useCloseRequest } from '@/hooks/useCloseRequest';
import { useAttempt } from '@/views/admin/useAttempt';

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
  const { isBusy, failure, attempt } = useAttempt<BulkFailure>();
  const preview = useMemo(
    () =>
      change === undefined || change.kind === 'delete'
        ? undefined
        : previewBulkChange(marked, change),
    [marked, change],
  );
  const changed = change?.kind === 'delete' ? marked.length : (preview?.changed ?? 0);
  useCloseRequest(true, () => !isBusy && onClose());

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

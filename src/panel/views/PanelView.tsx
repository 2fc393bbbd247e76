import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { adminTabAtom, closeAdminAtom } from '@/atoms/admin';
import { brandsAtom, slidesAtom } from '@/atoms/catalog';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { areDraftsStoredAtom, isFormTypedAtom, watchDraftsAtom } from '@/panel/atoms/drafts';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { foundCountAtom, productCountAtom } from '@/panel/atoms/productFilter';
import { retryAtom, saveStateAtom } from '@/panel/atoms/session';
import { AdminPanel, type AdminPanelProps } from '@/panel/components/AdminPanel';
import { useLeaveWarning } from '@/panel/hooks/useLeaveWarning';
import { ChangedProductsView } from '@/panel/views/conflict/ChangedProductsView';
import { ConflictView } from '@/panel/views/conflict/ConflictView';
import { MoreView } from '@/panel/views/more/MoreView';
import { ReadinessView } from '@/panel/views/more/ReadinessView';
import { BrandsTab } from '@/panel/views/tabs/BrandsTab';
import { ContactTab } from '@/panel/views/tabs/ContactTab';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';
import { SlidesTab } from '@/panel/views/tabs/SlidesTab';
import { UndoSnackbarView } from '@/panel/views/undo/UndoSnackbarView';

import { BackupReminderView } from './BackupReminderView';
import { FileDropView } from './FileDropView';
import { FileNoteView } from './FileNoteView';

const TABS = { products: ProductsTab, brands: BrandsTab, slides: SlidesTab, contact: ContactTab };

const BESIDE_TAB = {
  FileNoteView,
  UndoSnackbarView,
  FileDropView,
  ConflictView,
  ChangedProductsView,
};

export function PanelView() {
  const tab = useAtomValue(adminTabAtom);
  const Tab = TABS[tab];
  return (
    <PanelFrame selected={tab} left={<ReadinessView />} more={<MoreView />}>
      <ErrorBoundary fallback={null}>
        <BackupReminderView />
      </ErrorBoundary>
      <ErrorBoundary key={tab}>
        <Tab />
      </ErrorBoundary>
      {Object.entries(BESIDE_TAB).map(([name, View]) => (
        <ErrorBoundary key={name} fallback={null}>
          <View />
        </ErrorBoundary>
      ))}
    </PanelFrame>
  );
}

/** What changes with each press: counts and the line about saving. What stands in it is not drawn again then. */
function PanelFrame(props: Pick<AdminPanelProps, 'selected' | 'left' | 'more' | 'children'>) {
  const counts = {
    products: useAtomValue(productCountAtom),
    brands: useAtomValue(brandsAtom).length,
    slides: useAtomValue(slidesAtom).length,
  };
  const { waiting, refusals, reason } = useAtomValue(saveStateAtom);
  const isTyped = useAtomValue(isFormTypedAtom);
  const areStored = useAtomValue(areDraftsStoredAtom);
  useLeaveWarning(reason === 'unstored' || (isTyped && !areStored));
  const watchDrafts = useSetAtom(watchDraftsAtom);
  useEffect(() => watchDrafts(), [watchDrafts]);
  const retry = useSetAtom(retryAtom);
  return (
    <AdminPanel
      {...props}
      counts={counts}
      foundProducts={useAtomValue(foundCountAtom)}
      waiting={waiting}
      refused={refusals.length}
      reason={reason}
      isTyped={isTyped}
      onRetry={() => retry()}
      onSelect={useSetAtom(selectAdminTabAtom)}
      onClose={useSetAtom(closeAdminAtom)}
    />
  );
}

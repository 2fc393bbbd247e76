import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useMemo } from 'react';

import { closeAdminAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { Region } from '@/components/shared/Region';
import { adminTabAtom, selectAdminTabAtom } from '@/panel/atoms/adminTab';
import { foundCountAtom } from '@/panel/atoms/productFilter';
import { retryAtom, saveStateAtom } from '@/panel/atoms/session';
import { AdminPanel } from '@/panel/components/AdminPanel';
import { useLeaveWarning } from '@/panel/hooks/useLeaveWarning';
import { ChangedProductsView } from '@/panel/views/conflict/ChangedProductsView';
import { ConflictView } from '@/panel/views/conflict/ConflictView';
import { MoreView } from '@/panel/views/more/MoreView';
import { BrandsTab } from '@/panel/views/tabs/BrandsTab';
import { ContactTab } from '@/panel/views/tabs/ContactTab';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';
import { SlidesTab } from '@/panel/views/tabs/SlidesTab';
import { DeletedItemsView } from '@/panel/views/undo/DeletedItemsView';
import { UndoSnackbarView } from '@/panel/views/undo/UndoSnackbarView';

import { BackupReminderView } from './BackupReminderView';

const TABS = { products: ProductsTab, brands: BrandsTab, slides: SlidesTab, contact: ContactTab };

export function PanelView() {
  const tab = useAtomValue(adminTabAtom);
  const Tab = TABS[tab];
  const products = useAtomValue(productsAtom).length;
  const brands = useAtomValue(brandsAtom).length;
  const slides = useAtomValue(slidesAtom).length;
  // Figures and the line about saving are drawn after the answer to a press.
  const counts = useDeferredValue(
    useMemo(() => ({ products, brands, slides }), [products, brands, slides]),
  );
  const foundProducts = useDeferredValue(useAtomValue(foundCountAtom));
  const saveState = useAtomValue(saveStateAtom);
  const { waiting, refusals, reason } = useDeferredValue(saveState);
  // At once: a page that is closed now would lose the change.
  useLeaveWarning(saveState.reason === 'unstored');
  const retry = useSetAtom(retryAtom);
  return (
    <AdminPanel
      selected={tab}
      counts={counts}
      foundProducts={foundProducts}
      waiting={waiting}
      refused={refusals.length}
      reason={reason}
      onRetry={() => retry()}
      removed={
        <ErrorBoundary fallback={null}>
          <DeletedItemsView />
        </ErrorBoundary>
      }
      more={<MoreView />}
      onSelect={useSetAtom(selectAdminTabAtom)}
      onClose={useSetAtom(closeAdminAtom)}
    >
      <ErrorBoundary fallback={null}>
        <BackupReminderView />
      </ErrorBoundary>
      <Region key={tab}>
        <Tab />
      </Region>
      <ErrorBoundary fallback={null}>
        <UndoSnackbarView />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ConflictView />
      </ErrorBoundary>
      <ErrorBoundary fallback={null}>
        <ChangedProductsView />
      </ErrorBoundary>
    </AdminPanel>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';

import { adminTabAtom, closeAdminAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { Region } from '@/components/shared/Region';
import { selectAdminTabAtom } from '@/panel/atoms/adminTab';
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
  const counts = {
    products: useAtomValue(productsAtom).length,
    brands: useAtomValue(brandsAtom).length,
    slides: useAtomValue(slidesAtom).length,
  };
  const { waiting, refusals, reason } = useAtomValue(saveStateAtom);
  useLeaveWarning(reason === 'unstored');
  const retry = useSetAtom(retryAtom);
  return (
    <AdminPanel
      selected={tab}
      counts={counts}
      foundProducts={useAtomValue(foundCountAtom)}
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

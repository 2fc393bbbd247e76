import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense } from 'react';

import { adminTabAtom, closeAdminAtom, selectAdminTabAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { isFilteredAtom, listedProductsAtom } from '@/atoms/productFilter';
import { saveStateAtom } from '@/atoms/session';
import { AdminPanel } from '@/components/admin/AdminPanel';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { Region } from '@/components/shared/Region';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';
import { ConflictView } from '@/views/admin/conflict/ConflictView';
import { UnusedView } from '@/views/admin/photographs/UnusedView';
import { BrandsTab } from '@/views/admin/tabs/BrandsTab';
import { RemovedView } from '@/views/admin/undo/RemovedView';
import { UndoView } from '@/views/admin/undo/UndoView';

import { BackupView } from './BackupView';
import { importProductsTab } from './importAdmin';
import { lazyAtOnce } from './lazyPart';

const ProductsTab = lazy(async () => ({ default: await importProductsTab() }));
const SlidesTab = lazyAtOnce(async () => {
  const { SlidesTab: Tab } = await import('@/views/admin/tabs/SlidesTab');
  return Tab;
});
const ContactTab = lazyAtOnce(async () => {
  const { ContactTab: Tab } = await import('@/views/admin/tabs/ContactTab');
  return Tab;
});

const TABS = {
  products: ProductsTab,
  brands: BrandsTab,
  slides: SlidesTab,
  contact: ContactTab,
};

export function PanelView() {
  const tab = useAtomValue(adminTabAtom);
  const counts = {
    products: useAtomValue(productsAtom).length,
    brands: useAtomValue(brandsAtom).length,
    slides: useAtomValue(slidesAtom).length,
  };
  const found = useAtomValue(listedProductsAtom).length;
  const isFiltered = useAtomValue(isFilteredAtom);
  const { waiting, refused, reason } = useAtomValue(saveStateAtom);
  useLeaveWarning(reason === 'unstored');
  const Tab = TABS[tab];
  return (
    <AdminPanel
      selected={tab}
      counts={counts}
      foundProducts={isFiltered ? found : undefined}
      waiting={waiting}
      refused={refused}
      reason={reason}
      removed={<RemovedView />}
      actions={
        <>
          <Region>
            <BackupView />
          </Region>
          <Region>
            <UnusedView />
          </Region>
        </>
      }
      onSelect={useSetAtom(selectAdminTabAtom)}
      onClose={useSetAtom(closeAdminAtom)}
    >
      <Region key={tab}>
        <Suspense fallback={null}>
          <Tab />
        </Suspense>
      </Region>
      <UndoView />
      <ErrorBoundary fallback={null}>
        <ConflictView />
      </ErrorBoundary>
    </AdminPanel>
  );
}

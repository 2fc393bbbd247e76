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

import { BackupView } from './BackupView';
import { BrandsTab } from './BrandsTab';
import { ConflictView } from './ConflictView';
import { ContactTab } from './ContactTab';
import { importProductsTab } from './importAdmin';
import { RemovedView } from './RemovedView';
import { SlidesTab } from './SlidesTab';
import { UndoView } from './UndoView';
import { UnusedView } from './UnusedView';

const ProductsTab = lazy(async () => ({ default: await importProductsTab() }));

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
      backup={
        <>
          <RemovedView />
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

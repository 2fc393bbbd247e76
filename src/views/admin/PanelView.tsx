import { useAtomValue, useSetAtom } from 'jotai';

import { adminTabAtom, closeAdminAtom, selectAdminTabAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { saveStateAtom } from '@/atoms/session';
import { AdminPanel } from '@/components/admin/AdminPanel';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { Region } from '@/components/shared/Region';
import { useLeaveWarning } from '@/hooks/useLeaveWarning';

import { BackupView } from './BackupView';
import { BrandsTab } from './BrandsTab';
import { ConflictView } from './ConflictView';
import { ContactTab } from './ContactTab';
import { ProductsTab } from './ProductsTab';
import { RemovedView } from './RemovedView';
import { SlidesTab } from './SlidesTab';
import { UndoView } from './UndoView';

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
  const { waiting, refused, reason } = useAtomValue(saveStateAtom);
  useLeaveWarning(reason === 'unstored');
  const Tab = TABS[tab];
  return (
    <AdminPanel
      selected={tab}
      counts={counts}
      waiting={waiting}
      refused={refused}
      reason={reason}
      backup={
        <>
          <RemovedView />
          <Region>
            <BackupView />
          </Region>
        </>
      }
      onSelect={useSetAtom(selectAdminTabAtom)}
      onClose={useSetAtom(closeAdminAtom)}
    >
      <Region key={tab}>
        <Tab />
      </Region>
      <UndoView />
      <ErrorBoundary fallback={null}>
        <ConflictView />
      </ErrorBoundary>
    </AdminPanel>
  );
}

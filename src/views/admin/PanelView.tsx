import { useAtomValue, useSetAtom } from 'jotai';

import { adminTabAtom, closeAdminAtom, selectAdminTabAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { saveStateAtom } from '@/atoms/session';
import { AdminPanel } from '@/components/admin/AdminPanel';

import { BackupView } from './BackupView';
import { BrandsTab } from './BrandsTab';
import { ConflictView } from './ConflictView';
import { ContactTab } from './ContactTab';
import { ProductsTab } from './ProductsTab';
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
  const { waiting, refused } = useAtomValue(saveStateAtom);
  const Tab = TABS[tab];
  return (
    <AdminPanel
      selected={tab}
      counts={counts}
      waiting={waiting}
      refused={refused}
      backup={<BackupView />}
      onSelect={useSetAtom(selectAdminTabAtom)}
      onClose={useSetAtom(closeAdminAtom)}
    >
      <Tab />
      <UndoView />
      <ConflictView />
    </AdminPanel>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { Suspense, useDeferredValue, useMemo } from 'react';

import { adminTabAtom, closeAdminAtom, selectAdminTabAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { Region } from '@/components/shared/Region';
import { foundCountAtom } from '@/panel/atoms/productFilter';
import { saveStateAtom } from '@/panel/atoms/session';
import { AdminPanel } from '@/panel/components/AdminPanel';
import { useLeaveWarning } from '@/panel/hooks/useLeaveWarning';
import { ConflictView } from '@/panel/views/conflict/ConflictView';
import { UnusedPhotosView } from '@/panel/views/photographs/UnusedPhotosView';
import { BrandsTab } from '@/panel/views/tabs/BrandsTab';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';
import { DeletedItemsView } from '@/panel/views/undo/DeletedItemsView';
import { UndoView } from '@/panel/views/undo/UndoView';

import { BackupView } from './BackupView';
import { lazyAtOnce } from './lazyPart';

const SlidesTab = lazyAtOnce(async () => {
  const { SlidesTab: Tab } = await import('@/panel/views/tabs/SlidesTab');
  return Tab;
});
const ContactTab = lazyAtOnce(async () => {
  const { ContactTab: Tab } = await import('@/panel/views/tabs/ContactTab');
  return Tab;
});

// Elements that stay the same: what is saved or counted redraws none of them.
const TABS = {
  products: <ProductsTab />,
  brands: <BrandsTab />,
  slides: <SlidesTab />,
  contact: <ContactTab />,
};

const ACTIONS = (
  <>
    <Region>
      <BackupView />
    </Region>
    <Region>
      <UnusedPhotosView />
    </Region>
  </>
);

const REMOVED = <DeletedItemsView />;

const PROMPTS = (
  <>
    <UndoView />
    <ErrorBoundary fallback={null}>
      <ConflictView />
    </ErrorBoundary>
  </>
);

export function PanelView() {
  const tab = useAtomValue(adminTabAtom);
  const products = useAtomValue(productsAtom).length;
  const brands = useAtomValue(brandsAtom).length;
  const slides = useAtomValue(slidesAtom).length;
  // Figures and the line about saving are drawn after the answer to a press.
  const counts = useDeferredValue(
    useMemo(() => ({ products, brands, slides }), [products, brands, slides]),
  );
  const foundProducts = useDeferredValue(useAtomValue(foundCountAtom));
  const saveState = useAtomValue(saveStateAtom);
  const { waiting, refused, reason } = useDeferredValue(saveState);
  // At once: a page that is closed now would lose the change.
  useLeaveWarning(saveState.reason === 'unstored');
  return (
    <AdminPanel
      selected={tab}
      counts={counts}
      foundProducts={foundProducts}
      waiting={waiting}
      refused={refused}
      reason={reason}
      removed={REMOVED}
      actions={ACTIONS}
      onSelect={useSetAtom(selectAdminTabAtom)}
      onClose={useSetAtom(closeAdminAtom)}
    >
      <Region key={tab}>
        <Suspense fallback={null}>{TABS[tab]}</Suspense>
      </Region>
      {PROMPTS}
    </AdminPanel>
  );
}

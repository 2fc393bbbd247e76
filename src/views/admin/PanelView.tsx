import { useAtomValue, useSetAtom } from 'jotai';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';

import { adminTabAtom, closeAdminAtom, selectAdminTabAtom } from '@/atoms/admin';
import { brandsAtom, productsAtom, slidesAtom } from '@/atoms/catalog';
import { foundCountAtom } from '@/atoms/productFilter';
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
      <UnusedView />
    </Region>
  </>
);

const REMOVED = <RemovedView />;

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

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { adminTabAtom, closeAdminAtom } from '@/atoms/admin';
import { brandsAtom, slidesAtom } from '@/atoms/catalog';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { areDraftsStoredAtom, isFormTypedAtom, watchDraftsAtom } from '@/panel/atoms/drafts';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { productCountAtom } from '@/panel/atoms/productFilter';
import { isSetUpShownAtom, putAsideAtom } from '@/panel/atoms/readiness';
import { retryAtom, saveStateAtom } from '@/panel/atoms/session';
import { openFieldAtom } from '@/panel/atoms/shop/openField';
import { AdminPanel } from '@/panel/components/AdminPanel';
import { AdminTabs, type TabName } from '@/panel/components/AdminTabs';
import { SaveStateLine } from '@/panel/components/SaveStateLine';
import { SetUpCard } from '@/panel/components/shop/SetUpCard';
import { stepPlaces } from '@/panel/content/readiness';
import { ChangedProductsView } from '@/panel/views/conflict/ChangedProductsView';
import { ConflictView } from '@/panel/views/conflict/ConflictView';
import { MoreView } from '@/panel/views/more/MoreView';
import { ReadinessView } from '@/panel/views/more/ReadinessView';
import { PictureProvider } from '@/panel/views/photographs/PhotoChoice';
import { BrandsTab } from '@/panel/views/tabs/BrandsTab';
import { ContactTab } from '@/panel/views/tabs/ContactTab';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';
import { SlidesTab } from '@/panel/views/tabs/SlidesTab';

import { FileDropView } from './FileDropView';
import { NoticeView } from './NoticeView';
import { ShopView } from './shop/ShopView';

const SCREENS = {
  products: ProductsTab,
  brands: BrandsTab,
  slides: SlidesTab,
  contact: ContactTab,
  shop: ShopView,
};

const BESIDE_TAB = {
  NoticeView,
  FileDropView,
  ConflictView,
  ChangedProductsView,
};

export function PanelView() {
  const tab = useAtomValue(adminTabAtom);
  const Screen = SCREENS[tab];
  const shown = tab === 'shop' ? undefined : tab;
  const watchDrafts = useSetAtom(watchDraftsAtom);
  useEffect(() => watchDrafts(), [watchDrafts]);
  return (
    <PictureProvider>
      <AdminPanel
        selected={shown}
        tabs={shown && <TabsView selected={shown} />}
        state={
          <>
            <SaveStateView />
            <ReadinessView />
          </>
        }
        more={<MoreView />}
        onClose={useSetAtom(closeAdminAtom)}
      >
        <ErrorBoundary key={tab}>
          {tab === 'products' ? <SetUpView /> : null}
          <Screen />
        </ErrorBoundary>
      </AdminPanel>
      {Object.entries(BESIDE_TAB).map(([name, View]) => (
        <ErrorBoundary key={name} fallback={null}>
          <View />
        </ErrorBoundary>
      ))}
    </PictureProvider>
  );
}

function SetUpView() {
  const isShown = useAtomValue(isSetUpShownAtom);
  const open = useSetAtom(openFieldAtom);
  const putAside = useSetAtom(putAsideAtom);
  return isShown ? (
    <SetUpCard onOpen={(step) => open(stepPlaces[step])} onPutAside={() => putAside('setUp')} />
  ) : null;
}

function TabsView({ selected }: { selected: TabName }) {
  const counts = {
    products: useAtomValue(productCountAtom),
    brands: useAtomValue(brandsAtom).length,
    slides: useAtomValue(slidesAtom).length,
  };
  return (
    <AdminTabs selected={selected} counts={counts} onSelect={useSetAtom(selectAdminTabAtom)} />
  );
}

function askBeforeLeaving(event: BeforeUnloadEvent) {
  event.preventDefault();
  // What Chrome before 119 and Safari ask for.
  event.returnValue = true;
}

/** While `isNeeded`, the browser asks before the page is left or reloaded. */
function useLeaveWarning(isNeeded: boolean): void {
  useEffect(() => {
    if (!isNeeded) return undefined;
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, [isNeeded]);
}

function SaveStateView() {
  const { refusals, ...state } = useAtomValue(saveStateAtom);
  const isTyped = useAtomValue(isFormTypedAtom);
  const areStored = useAtomValue(areDraftsStoredAtom);
  useLeaveWarning(state.reason === 'unstored' || (isTyped && !areStored));
  const retry = useSetAtom(retryAtom);
  return (
    <SaveStateLine
      {...state}
      refused={refusals.filter((refusal) => refusal.reason !== 'outdated').length}
      isTyped={isTyped}
      onRetry={() => retry()}
    />
  );
}

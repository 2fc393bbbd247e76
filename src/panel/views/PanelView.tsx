import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { adminTabAtom, closeAdminAtom } from '@/atoms/admin';
import { brandsAtom, slidesAtom } from '@/atoms/catalog';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { areDraftsStoredAtom, isFormTypedAtom, watchDraftsAtom } from '@/panel/atoms/drafts';
import { selectAdminTabAtom } from '@/panel/atoms/openForm';
import { productCountAtom } from '@/panel/atoms/productFilter';
import { retryAtom, saveStateAtom } from '@/panel/atoms/session';
import { shopScreenAtom } from '@/panel/atoms/shop/shopScreen';
import { AdminPanel } from '@/panel/components/AdminPanel';
import { AdminTabs } from '@/panel/components/AdminTabs';
import { SaveStateLine } from '@/panel/components/SaveStateLine';
import { ChangedProductsView } from '@/panel/views/conflict/ChangedProductsView';
import { ConflictView } from '@/panel/views/conflict/ConflictView';
import { MoreView } from '@/panel/views/more/MoreView';
import { ReadinessView } from '@/panel/views/more/ReadinessView';
import { BrandsTab } from '@/panel/views/tabs/BrandsTab';
import { ContactTab } from '@/panel/views/tabs/ContactTab';
import { ProductsTab } from '@/panel/views/tabs/ProductsTab';
import { SlidesTab } from '@/panel/views/tabs/SlidesTab';

import { FileDropView } from './FileDropView';
import { NoticeView } from './NoticeView';
import { SetUpView } from './shop/SetUpView';
import { ShopView } from './shop/ShopView';

const TABS = { products: ProductsTab, brands: BrandsTab, slides: SlidesTab, contact: ContactTab };

const BESIDE_TAB = {
  NoticeView,
  FileDropView,
  ConflictView,
  ChangedProductsView,
};

export function PanelView() {
  const tab = useAtomValue(adminTabAtom);
  const Tab = TABS[tab];
  const isShopOpen = useAtomValue(shopScreenAtom) !== null;
  const watchDrafts = useSetAtom(watchDraftsAtom);
  useEffect(() => watchDrafts(), [watchDrafts]);
  return (
    <>
      <AdminPanel
        selected={tab}
        tabs={<TabsView />}
        state={
          <>
            <SaveStateView />
            <ReadinessView />
          </>
        }
        more={<MoreView />}
        screen={
          isShopOpen ? (
            <ErrorBoundary key="shop">
              <ShopView />
            </ErrorBoundary>
          ) : undefined
        }
        onClose={useSetAtom(closeAdminAtom)}
      >
        <ErrorBoundary key={tab}>
          {tab === 'products' ? <SetUpView /> : null}
          <Tab />
        </ErrorBoundary>
      </AdminPanel>
      {Object.entries(BESIDE_TAB).map(([name, View]) => (
        <ErrorBoundary key={name} fallback={null}>
          <View />
        </ErrorBoundary>
      ))}
    </>
  );
}

function TabsView() {
  const counts = {
    products: useAtomValue(productCountAtom),
    brands: useAtomValue(brandsAtom).length,
    slides: useAtomValue(slidesAtom).length,
  };
  return (
    <AdminTabs
      selected={useAtomValue(adminTabAtom)}
      counts={counts}
      onSelect={useSetAtom(selectAdminTabAtom)}
    />
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
  const { waiting, refusals, reason, isUnread } = useAtomValue(saveStateAtom);
  const isTyped = useAtomValue(isFormTypedAtom);
  const areStored = useAtomValue(areDraftsStoredAtom);
  useLeaveWarning(reason === 'unstored' || (isTyped && !areStored));
  const retry = useSetAtom(retryAtom);
  return (
    <SaveStateLine
      waiting={waiting}
      refused={refusals.filter((refusal) => refusal.reason !== 'outdated').length}
      reason={reason}
      isTyped={isTyped}
      isUnread={isUnread}
      onRetry={() => retry()}
    />
  );
}

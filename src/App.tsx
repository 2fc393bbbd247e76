import { useAtomValue, useSetAtom } from 'jotai';
import { Activity, useDeferredValue } from 'react';

import { closeTopLayerAtom, openLayerCountAtom, viewAtom } from '@/atoms/view';
import { MAIN_ID, SkipLink } from '@/components/header/SkipLink';
import { LoadingScreen } from '@/components/overlays/LoadingScreen';
import { useBackButton } from '@/hooks/useBackButton';
import { AdminScreen } from '@/views/admin/AdminScreen';
import { FooterView } from '@/views/FooterView';
import { HeaderView } from '@/views/HeaderView';
import { ProductDetailView } from '@/views/ProductDetailView';
import { StorefrontView } from '@/views/storefront/StorefrontView';

/** Chooses the screen between header and footer. */
export function App() {
  // Deferred, so that React renders a whole screen in interruptible pieces.
  const view = useDeferredValue(useAtomValue(viewAtom));
  useBackButton(useAtomValue(openLayerCountAtom), useSetAtom(closeTopLayerAtom));
  if (view === 'loading') return <LoadingScreen />;
  return (
    <>
      <SkipLink />
      <HeaderView />
      <main id={MAIN_ID} tabIndex={-1}>
        {view === 'admin' ? (
          <AdminScreen />
        ) : (
          <Activity mode={view === 'storefront' ? 'visible' : 'hidden'}>
            <StorefrontView />
          </Activity>
        )}
        {view === 'detail' ? <ProductDetailView /> : null}
      </main>
      {view === 'admin' ? null : <FooterView />}
    </>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { Activity, Fragment, startTransition, useDeferredValue, useEffect, useState } from 'react';

import { closeAdminAtom, isAdminOpenAtom } from '@/atoms/admin';
import { shownFactsAtom } from '@/atoms/picturePreviews';
import { describePlaceAtom } from '@/atoms/place';
import { closeTopScreenAtom, leaveProductAtom, placesAtom, viewAtom } from '@/atoms/view';
import { websiteAtom } from '@/atoms/website';
import { MAIN_ID, SkipLink } from '@/components/header/SkipLink';
import { LoadingScreen } from '@/components/overlays/LoadingScreen';
import { SharedElementContext } from '@/components/products/SharedElement';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { ErrorMessage } from '@/components/shared/ErrorMessage';
import { ShopContext } from '@/components/shared/ShopContext';
import { useReducedMotion } from '@/hooks/browserState';
import { useBackButton } from '@/hooks/useBackButton';
import { useFileDrag } from '@/hooks/useFileDrag';
import { useReturn } from '@/hooks/useReturn';
import { useTimeout } from '@/hooks/useTimeout';
import { AdminScreen } from '@/views/AdminScreen';
import { ContactFallbackView } from '@/views/ContactFallbackView';
import { detailCode, DetailScreen } from '@/views/detail/DetailScreen';
import { ProductContactView } from '@/views/detail/ProductContactView';
import { FooterView } from '@/views/FooterView';
import { HeaderView } from '@/views/HeaderView';
import { returnAtom, useLiveControls } from '@/views/liveControls';
import { PageTitle } from '@/views/PageTitle';
import { FOOTER_STAGE, StorefrontView, WELCOME_STAGE } from '@/views/storefront/StorefrontView';

/** Whatever fails, the shop can be called and the panel opened (D18). */
export function App() {
  const isAdminOpen = useAtomValue(isAdminOpenAtom);
  return (
    <ErrorBoundary
      resetKey={isAdminOpen}
      fallback={
        isAdminOpen ? (
          <AdminScreen />
        ) : (
          <ContactFallbackView text="Sayfa şu anda gösterilemiyor. Bizi arayabilir ya da WhatsApp’tan yazabilirsiniz." />
        )
      }
    >
      <ShopContext value={useAtomValue(shownFactsAtom)}>
        <Screens />
      </ShopContext>
    </ErrorBoundary>
  );
}

const CANNOT_OPEN = 'Bu sayfa şu anda açılamıyor.';

function Screens() {
  // Deferred, so that React renders a whole screen in interruptible pieces.
  const view = useDeferredValue(useAtomValue(viewAtom));
  if (view === 'loading') return <LoadingScreen />;
  return (
    <>
      <PageEvents />
      <PageTitle />
      <Page view={view} />
    </>
  );
}

/** Draws nothing, so that a layer that opens redraws nothing of the page behind it. */
function PageEvents() {
  const { length } = useAtomValue(placesAtom);
  useBackButton(length - 1, useSetAtom(closeTopScreenAtom), useSetAtom(describePlaceAtom));
  const comeBack = useSetAtom(returnAtom);
  useReturn(() => void comeBack());
  useFileDrag();
  return null;
}

// One element that stays the same: drawing the page part by part does not redraw it, which saves a quarter of the script.
const HEADER = (
  <>
    <SkipLink />
    <ErrorBoundary fallback={<ContactFallbackView />}>
      <HeaderView />
    </ErrorBoundary>
  </>
);

/** Higher than any window, so that the scrollbar is there from the start and stays, and nothing moves sideways. */
const unfinished = { minHeight: '200vh' };
const wholeWindow = { minHeight: '100vh' };

const PREFETCH_DELAY_MS = 1000;

/** How many parts to draw: one more after each drawing, as a transition, so that the browser can answer (D19). */
function useStages(total: number): number {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn < total) startTransition(() => setDrawn(drawn + 1));
  }, [drawn, total]);
  return drawn;
}

/** First what the window shows, then part by part what is below, then the footer: nothing that is seen moves (D19). */
function Page({ view }: { view: 'storefront' | 'results' | 'detail' | 'admin' }) {
  const leaveProduct = useSetAtom(leaveProductAtom);
  const closeAdmin = useSetAtom(closeAdminAtom);
  const liveControls = useLiveControls();
  const website = useAtomValue(websiteAtom);
  const moves = !useReducedMotion();
  const stage = useStages(WELCOME_STAGE);
  const isDrawn = stage >= FOOTER_STAGE;
  const isHigh = view === 'admin' || view === 'results';
  const finished = isHigh ? wholeWindow : undefined;
  const mayOpenDetail = isDrawn && view !== 'detail';
  useTimeout(() => void detailCode.fetch(), mayOpenDetail ? PREFETCH_DELAY_MS : null);
  const Controls = liveControls?.Provider ?? Fragment;
  return (
    <Controls>
      {HEADER}
      <main id={MAIN_ID} tabIndex={-1} style={isDrawn ? finished : unfinished}>
        {view === 'admin' ? (
          <ErrorBoundary
            fallback={
              <ErrorMessage text={CANNOT_OPEN} action={{ label: 'Kapat', onClick: closeAdmin }} />
            }
          >
            <AdminScreen />
          </ErrorBoundary>
        ) : (
          <Activity mode={view === 'storefront' ? 'visible' : 'hidden'}>
            <ErrorBoundary>
              <SharedElementContext value={moves}>
                <StorefrontView stage={stage} />
              </SharedElementContext>
            </ErrorBoundary>
          </Activity>
        )}
        {liveControls ? (
          <Activity mode={view === 'results' ? 'visible' : 'hidden'}>
            <ErrorBoundary>{liveControls.results}</ErrorBoundary>
          </Activity>
        ) : null}
        {view === 'detail' ? (
          <ErrorBoundary
            fallback={
              <ErrorMessage
                text={CANNOT_OPEN}
                action={{ label: 'Geri Dön', onClick: leaveProduct }}
                contact={<ProductContactView />}
              />
            }
          >
            <SharedElementContext value={moves}>
              <DetailScreen />
            </SharedElementContext>
          </ErrorBoundary>
        ) : null}
      </main>
      {view === 'admin' || !isDrawn ? null : (
        <ErrorBoundary>
          <FooterView />
        </ErrorBoundary>
      )}
      {liveControls ? liveControls.pageAddress : website && <link rel="canonical" href={website} />}
    </Controls>
  );
}

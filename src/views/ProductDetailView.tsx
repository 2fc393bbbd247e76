import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useState } from 'react';

import { contactLinksAtom, productDetailChatAtom } from '@/atoms/contactLinks';
import {
  isProductGoneAtom,
  leaveProductAtom,
  productPlaceAtom,
  selectedProductAtom,
} from '@/atoms/view';
import { ProductDetail } from '@/components/products/ProductDetail';
import { PRODUCT_NAME_ID } from '@/components/products/ProductSummary';
import { partNumbersText } from '@/domain/products/partNumbers/partNumbers';
import { browserState } from '@/hooks/browserState';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { useBackLayer } from '@/hooks/useBackLayer';
import { useScreenPlace } from '@/hooks/useScreenPlace';

import { PartNumbersView } from './detail/PartNumbersView';
import { ProductActionsView } from './detail/ProductActionsView';
import { useLiveControls } from './liveControls';

/** It comes late, because few visitors enlarge a photograph (D25). */
const dialogCode = lateImport(async () => import('@/components/products/PhotographDialog'));

/** A ref of the part's own chat button: while it is in the window, the bar at the lower edge is away. */
function watchChat(button: HTMLElement | null) {
  const { dataset } = document.documentElement;
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting) dataset['ownChat'] = '';
    else delete dataset['ownChat'];
  });
  if (button) observer.observe(button);
  return () => {
    observer.disconnect();
    delete dataset['ownChat'];
  };
}

const useMagnified = browserState(
  () => (window.visualViewport?.scale ?? 1) > 1.01,
  'resize',
  () => window.visualViewport,
);

export function ProductDetailView() {
  // Deferred like the screen in App: the part stays until the storefront takes its place.
  const product = useDeferredValue(useAtomValue(selectedProductAtom));
  const isGone = useAtomValue(isProductGoneAtom);
  const chatHref = useAtomValue(productDetailChatAtom);
  const { callHref } = useAtomValue(contactLinksAtom);
  const leave = useSetAtom(leaveProductAtom);
  const [isEnlarged, setIsEnlarged] = useState(false);
  const { code, fetch } = useLateImport(dialogCode);
  const isZoomed = useMagnified();
  const liveControls = useLiveControls();
  const close = () => setIsEnlarged(false);
  useBackLayer(close, isEnlarged && code !== undefined);

  useScreenPlace(useDeferredValue(useAtomValue(productPlaceAtom)), `#${PRODUCT_NAME_ID}`);

  if (product === null) return null;
  const partNumbers = partNumbersText(product.description);
  return (
    <>
      <ProductDetail
        product={product}
        isGone={isGone}
        chatHref={chatHref(product)}
        callHref={callHref}
        chatRef={watchChat}
        onBack={leave}
        onEnlarge={() => {
          setIsEnlarged(true);
          void fetch();
        }}
        actions={<ProductActionsView product={product} />}
        partNumbers={partNumbers && <PartNumbersView key={product.id} text={partNumbers} />}
      />
      {liveControls?.aroundProduct}
      {code ? (
        <code.PhotographDialog
          isOpen={isEnlarged}
          isZoomed={isZoomed}
          src={product.image}
          alt={product.name}
          onClose={close}
        />
      ) : null}
    </>
  );
}

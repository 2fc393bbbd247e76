import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useLayoutEffect } from 'react';

import { contactLinksAtom, productDetailChatAtom } from '@/atoms/contactLinks';
import {
  isProductGoneAtom,
  leaveProductAtom,
  selectedProductAtom,
  showPhotographAtom,
} from '@/atoms/view';
import { ProductDetail } from '@/components/products/ProductDetail';
import { PRODUCT_NAME_ID } from '@/components/products/ProductSummary';
import { partNumbersText } from '@/domain/products/partNumbers/partNumbers';
import { lateImport, useLateImport } from '@/hooks/lateImport';

import { PartNumbersView } from './detail/PartNumbersView';
import { PhotographView } from './detail/PhotographView';
import { ProductActionsView } from './detail/ProductActionsView';
import { useLiveControls } from './liveControls';

/** Late: few visitors enlarge a photograph (D25). */
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

export function ProductDetailView() {
  // Deferred like the screen in App: the part stays until the storefront takes its place.
  const product = useDeferredValue(useAtomValue(selectedProductAtom));
  const isGone = useAtomValue(isProductGoneAtom);
  const chatHref = useAtomValue(productDetailChatAtom);
  const { callHref } = useAtomValue(contactLinksAtom);
  const leave = useSetAtom(leaveProductAtom);
  const showPhotograph = useSetAtom(showPhotographAtom);
  const { code, fetch } = useLateImport(dialogCode);
  const liveControls = useLiveControls();

  // Opened only when its code has arrived: else the Back button would close an invisible dialog.
  async function enlarge() {
    if ((await fetch()) !== undefined) showPhotograph();
  }

  const id = product?.id;
  useLayoutEffect(() => {
    if (id === undefined) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.querySelector<HTMLElement>(`#${PRODUCT_NAME_ID}`)?.focus({ preventScroll: true });
  }, [id]);

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
        onEnlarge={() => void enlarge()}
        actions={<ProductActionsView product={product} />}
        partNumbers={partNumbers && <PartNumbersView key={product.id} text={partNumbers} />}
      />
      {liveControls?.aroundProduct}
      {code ? <PhotographView Dialog={code.PhotographDialog} product={product} /> : null}
    </>
  );
}

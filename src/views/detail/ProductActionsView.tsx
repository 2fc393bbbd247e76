import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { flushSync } from 'react-dom';

import { contactAtom, shopFactsAtom } from '@/atoms/catalog';
import { ProductActions, type ProductActionsProps } from '@/components/products/ProductActions';
import { ErrorBoundary } from '@/components/shared/ErrorBoundary';
import { sharedText } from '@/content/sharedText';
import type { Product } from '@/domain/product';
import { lateImport, useLateImport } from '@/hooks/lateImport';
import { canonicalAddress, shareText } from '@/hooks/shareText';
import { useTimeout } from '@/hooks/useTimeout';

const COPIED_MS = 6000;

/** Everything that the visitor sees is there by then. Later the browser's own command prints the sheet, too. */
const SHEET_DELAY_MS = 1500;

/** It comes late, because few visitors print a part. */
const sheetCode = lateImport(async () => import('./ProductSheetView'));

export function ProductActionsView(props: { product: Product }) {
  return (
    <ErrorBoundary fallback={null}>
      <Actions {...props} />
    </ErrorBoundary>
  );
}

function Actions({ product }: { product: Product }) {
  const { phone } = useAtomValue(contactAtom);
  const { fullName } = useAtomValue(shopFactsAtom);
  const [notice, setNotice] = useState<ProductActionsProps['notice']>();
  useTimeout(() => setNotice(undefined), notice === 'copied' ? COPIED_MS : null);

  // Printed at once, so it has to be drawn at once. Without its code the page is printed as it is.
  const sheet = useLateImport(sheetCode, flushSync);
  useTimeout(() => void sheet.fetch(), SHEET_DELAY_MS);

  async function handlePrint() {
    const code = await sheet.fetch();
    await code?.sheetPicture();
    window.print();
  }

  async function handleShare() {
    const text = sharedText(product, fullName, phone, canonicalAddress());
    setNotice(await shareText(product.name, text));
  }

  return (
    <>
      <ProductActions
        notice={notice}
        onShare={() => void handleShare()}
        onPrint={() => void handlePrint()}
        onCloseNotice={() => setNotice(undefined)}
      />
      <ErrorBoundary fallback={null}>
        {sheet.code && <sheet.code.ProductSheetView product={product} />}
      </ErrorBoundary>
    </>
  );
}

import GlobalStyles from '@mui/material/GlobalStyles';
import { styled } from '@mui/material/styles';
import { useAtomValue } from 'jotai';
import { type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';

import { contactAtom } from '@/atoms/catalog';
import { ProductSheet } from '@/components/print/ProductSheet';
import { productChat } from '@/content/chatLinks';
import type { Product } from '@/domain/product';

const SHEET_ID = 'print-sheet';

const Paper = styled('div')({
  display: 'none',
  '@media print': {
    display: 'block',
    // With 100vh, rounding may add an empty page.
    height: '99vh',
    overflow: 'hidden',
    printColorAdjust: 'exact',
  },
});

const alone = (
  <GlobalStyles
    styles={{
      '@media print': {
        [`body > :not(#${SHEET_ID})`]: { display: 'none !important' },
        body: { backgroundColor: '#fff !important' },
      },
    }}
  />
);

/** A host that does not answer must not keep the visitor from printing. */
const PICTURE_LIMIT_MS = 3000;

/** Resolves when the picture can be printed, or after PICTURE_LIMIT_MS. */
export async function sheetPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>(`#${SHEET_ID} picture img`);
  const limit = new Promise((resolve) => setTimeout(resolve, PICTURE_LIMIT_MS));
  await Promise.race([picture?.decode().catch(() => undefined), limit]);
}

/** A longer name would make the code's modules too small. */
const NAME_IN_CODE = 80;

/** Printed in place of the page. Invisible in it beforehand, because a browser that prints does not wait. */
export function PrintSheet({ children }: { children: ReactNode }) {
  return createPortal(
    <Paper id={SHEET_ID}>
      {alone}
      {children}
    </Paper>,
    document.body,
  );
}

export function ProductSheetView({ product }: { product: Product }) {
  const contact = useAtomValue(contactAtom);
  const [day] = useState(() => new Date().toLocaleDateString('tr-TR'));
  const named = { ...product, name: product.name.slice(0, NAME_IN_CODE) };
  return (
    <PrintSheet>
      <ProductSheet
        product={product}
        contact={contact}
        chatHref={productChat(contact.phone, named)}
        day={day}
      />
    </PrintSheet>
  );
}

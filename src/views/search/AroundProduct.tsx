import { useAtomValue, useSetAtom } from 'jotai';
import { useDeferredValue, useEffect } from 'react';

import { productChatAtom } from '@/atoms/contactLinks';
import { neighboursAtom, readOnAtom, relatedAtom } from '@/atoms/search/aroundProduct';
import { selectProductAtom } from '@/atoms/view';
import { ProductNavigation } from '@/components/products/ProductNavigation';
import { RelatedProducts } from '@/components/products/RelatedProducts';

/** What stands under an open part (D22): the parts beside it, and related ones. */
export function AroundProduct() {
  // Deferred like the part itself, so that all change at once.
  const { previous, next } = useDeferredValue(useAtomValue(neighboursAtom));
  const related = useDeferredValue(useAtomValue(relatedAtom));
  const chatHref = useAtomValue(productChatAtom);
  const select = useSetAtom(selectProductAtom);
  const readOn = useSetAtom(readOnAtom);

  const isLast = previous !== undefined && next === undefined;
  useEffect(() => {
    if (isLast) void readOn();
  }, [isLast, readOn]);

  return (
    <>
      <ProductNavigation previous={previous} next={next} onSelect={select} />
      <RelatedProducts products={related} chatHref={chatHref} onSelect={select} />
    </>
  );
}

import { useAtomValue, useSetAtom } from 'jotai';
import { startTransition, useEffect, useOptimistic, useSyncExternalStore } from 'react';

import { brandNamesAtom, categoryNamesAtom } from '@/panel/atoms/lists';
import { isFormOpenAtom } from '@/panel/atoms/openForm';
import {
  filterProductsAtom,
  shownCountAtom,
  orderProductsAtom,
  prepareSearchAtom,
  productCountAtom,
  productFilterAtom,
  productOrderAtom,
} from '@/panel/atoms/productFilter';
import { FilterFields } from '@/panel/components/products/FilterFields';
import { ProductFilterBar, TopButton } from '@/panel/components/products/ProductFilterBar';
import type { ProductFilter } from '@/panel/domain/products/filter/productFilter';

/** A scroll position in px, at which the first row is out of the window. */
const FAR = 400;

const isScrolled = () => window.scrollY > FAR;

function watchScroll(onScroll: () => void) {
  window.addEventListener('scroll', onScroll, { passive: true });
  return () => window.removeEventListener('scroll', onScroll);
}

/** A field shows what is typed or chosen at once. The products that fit are looked for and drawn after that. */
function useFilter() {
  const [filter, show] = useOptimistic(useAtomValue(productFilterAtom));
  const prepareSearch = useSetAtom(prepareSearchAtom);
  const filterProducts = useSetAtom(filterProductsAtom);
  function onChange(changed: Partial<ProductFilter>) {
    startTransition(async () => {
      show((shown) => ({ ...shown, ...changed }));
      await new Promise(requestAnimationFrame);
      await prepareSearch();
      startTransition(() => filterProducts(changed));
    });
  }
  return { filter, onChange };
}

export function ProductFilterView() {
  const orderProducts = useSetAtom(orderProductsAtom);
  const prepareSearch = useSetAtom(prepareSearchAtom);
  // Before the first letter, which would wait for it.
  useEffect(() => void prepareSearch(), [prepareSearch]);
  return (
    <ProductFilterBar
      {...useFilter()}
      fields={<FieldsView />}
      shown={useAtomValue(shownCountAtom)}
      total={useAtomValue(productCountAtom)}
      order={useAtomValue(productOrderAtom)}
      isStaying={!useAtomValue(isFormOpenAtom)}
      topButton={<TopView />}
      onOrder={(order) => startTransition(() => orderProducts(order))}
    />
  );
}

/** Shown while the first row is out of the window. */
function TopView() {
  if (!useSyncExternalStore(watchScroll, isScrolled)) return null;
  return <TopButton onTop={() => window.scrollTo(0, 0)} />;
}

function FieldsView() {
  return (
    <FilterFields
      {...useFilter()}
      categories={useAtomValue(categoryNamesAtom)}
      brands={useAtomValue(brandNamesAtom)}
    />
  );
}

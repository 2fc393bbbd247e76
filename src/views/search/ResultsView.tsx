import { useAtomValue, useSetAtom } from 'jotai';

import { productsAtom } from '@/atoms/catalog';
import { chatAtom, contactLinksAtom, productChatAtom } from '@/atoms/contactLinks';
import { loadMoreResultsAtom, refineAtom, searchAtom } from '@/atoms/search/results';
import {
  closeResultsAtom,
  missingProductAtom,
  NOTHING_YET,
  queryAtom,
  resultsAtom,
  resultsPlaceAtom,
} from '@/atoms/search/resultsScreen';
import { selectProductAtom } from '@/atoms/view';
import { RelatedProducts } from '@/components/products/RelatedProducts';
import { RESULTS_HEADING_ID, SearchResults } from '@/components/search/SearchResults';
import {
  EMPTY_CATEGORY,
  FEW_FOUND,
  FEW_RESULTS,
  MISSING_PRODUCT,
  NOTHING_FOUND,
  nothingFoundMessage,
  resultsHeading,
  resultsStatus,
  SEARCHING,
  wantedMessage,
} from '@/content/search/searchTexts';
import type { ProductQuery } from '@/domain/products/productQuery';
import { relatedProducts } from '@/domain/products/relatedProducts';
import { useScreenPlace } from '@/hooks/useScreenPlace';

import { CarOfferView } from './CarOfferView';

export function ResultsView() {
  const query = useAtomValue(queryAtom);
  const missing = useAtomValue(missingProductAtom);
  const found = useAtomValue(resultsAtom);
  const all = useAtomValue(productsAtom);
  const chat = useAtomValue(chatAtom);
  const { callHref } = useAtomValue(contactLinksAtom);
  const select = useSetAtom(selectProductAtom);
  const search = useSetAtom(searchAtom);
  const refine = useSetAtom(refineAtom);
  const loadMore = useSetAtom(loadMoreResultsAtom);
  const close = useSetAtom(closeResultsAtom);
  const chatHref = useAtomValue(productChatAtom);
  useScreenPlace(useAtomValue(resultsPlaceAtom), `#${RESULTS_HEADING_ID}`);

  const screen = {
    chatHref,
    onSelect: select,
    onBack: close,
    onRefine: (changed: Partial<ProductQuery>) => void refine(changed),
    onSearch: (changed: Partial<ProductQuery>) => void search({ ...query, skip: 0, ...changed }),
  };
  if (missing !== null) {
    const { heading, text } = MISSING_PRODUCT[missing.reason];
    return (
      <SearchResults
        {...screen}
        heading={heading}
        found={NOTHING_YET}
        nothingFound={{ text, chatHref: chat(nothingFoundMessage('')), callHref }}
      />
    );
  }
  if (query === null) return null;
  const { products, total, isPartial, isSearching, isUnasked, relaxed, instead } = found;
  const [first] = products;
  const isEmpty = first === undefined;
  const status =
    isSearching && isEmpty ? SEARCHING : resultsStatus(total, isPartial ? all.length : undefined);
  const wanted = query.text || query.category || query.brand;
  const isFiltered = query.text + query.brand !== '' || query.onlyInStock || isPartial;
  const nothing = query.category === '' || isFiltered ? NOTHING_FOUND : EMPTY_CATEGORY;
  const asked = { chatHref: chat(nothingFoundMessage(wanted)), callHref };
  const isFew = !isEmpty && !isSearching && total < FEW_RESULTS;
  const related = isFew
    ? relatedProducts(first, all).filter(({ id }) => products.every((one) => one.id !== id))
    : [];
  return (
    <>
      <SearchResults
        {...screen}
        query={query}
        found={found}
        heading={resultsHeading(isUnasked ? { ...query, text: '' } : query)}
        // Nobody has asked for them.
        status={isUnasked ? undefined : status}
        nothingFound={isEmpty && !isSearching ? { ...asked, text: nothing } : undefined}
        fewFound={isFew ? { ...asked, text: FEW_FOUND } : undefined}
        relaxed={
          relaxed && instead !== undefined
            ? { text: instead, chatHref: chat(wantedMessage(query.text)) }
            : undefined
        }
        carOffer={<CarOfferView text={query.text} />}
        onMore={query.skip + products.length < total ? loadMore : undefined}
      />
      <RelatedProducts products={related} chatHref={chatHref} onSelect={select} />
    </>
  );
}

import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { missingProductAtom, queryAtom } from '@/atoms/search/resultsScreen';
import { selectedProductAtom, viewAtom } from '@/atoms/view';
import { siteAddressAtom } from '@/atoms/website';
import { productHead, resultsHead } from '@/content/pageHead';
import { pageTitle } from '@/content/pageTitle';
import { MISSING_PRODUCT, resultsHeading } from '@/content/search/searchTexts';

/** Description and JSON-LD of the open part or search, and the title of results (D41). */
export function PageHead() {
  const view = useAtomValue(viewAtom);
  const product = useAtomValue(selectedProductAtom);
  const query = useAtomValue(queryAtom);
  const missing = useAtomValue(missingProductAtom);
  const site = useAtomValue(siteAddressAtom);
  const head = useMemo(() => {
    if (view === 'detail' && product) return productHead(product, site);
    return view === 'results' && query ? resultsHead(query, site) : undefined;
  }, [view, product, query, site]);

  useEffect(() => {
    if (head === undefined) return undefined;
    const description = document.querySelector('meta[name="description"]');
    const before = description?.getAttribute('content') ?? '';
    description?.setAttribute('content', head.description);
    const script = createScript();
    script.setAttribute('type', 'application/ld+json');
    script.append(JSON.stringify(head.data));
    document.head.append(script);
    return () => {
      script.remove();
      description?.setAttribute('content', before);
    };
  }, [head]);

  const heading = missing
    ? MISSING_PRODUCT[missing.reason].heading
    : query && resultsHeading(query);
  useEffect(() => {
    if (view === 'results' && heading !== null) document.title = pageTitle(heading);
  }, [view, heading]);

  const isUnknown = view === 'results' && missing?.reason === 'unknown';
  return isUnknown ? <meta name="robots" content="noindex" /> : null;
}

/** The policy of D24 refuses any text of a script but in a copy of one that has run, because browsers never run a copy. */
function createScript(): Element {
  const ran = document.querySelector('script:not([src], [type])');
  const copy = ran?.cloneNode();
  return copy instanceof Element ? copy : document.createElement('script');
}

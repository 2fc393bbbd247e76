import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { shopFactsAtom } from '@/atoms/catalog';
import { addressAtom } from '@/atoms/search/address';
import { missingProductAtom, queryAtom } from '@/atoms/search/resultsScreen';
import { selectedProductAtom, viewAtom } from '@/atoms/view';
import { siteAddressAtom, websiteAtom } from '@/atoms/website';
import { missingHead, PAGE_DATA_ID, productHead, resultsHead } from '@/content/pageHead';

/** The HTML of a part that is gone says `noindex`. Search engines may not see what a script takes away, so it stays. */
const isLeftOut = document.querySelector('meta[name="robots"]') !== null;

/** Canonical address, description and JSON-LD of the open part or search, and the title of results (D41). */
export function PageHead() {
  const view = useAtomValue(viewAtom);
  const product = useAtomValue(selectedProductAtom);
  const query = useAtomValue(queryAtom);
  const missing = useAtomValue(missingProductAtom);
  const website = useAtomValue(siteAddressAtom);
  const { fullName: name, headline } = useAtomValue(shopFactsAtom);
  const head = useMemo(() => {
    const site = { website, name, headline };
    if (view === 'detail' && product) return productHead(product, site);
    if (view !== 'results') return undefined;
    if (missing) return missingHead(missing.reason, site);
    return query ? resultsHead(query, site) : undefined;
  }, [view, product, query, missing, website, name, headline]);

  useEffect(() => {
    if (head === undefined) return undefined;
    const description = document.querySelector('meta[name="description"]');
    const before = description?.getAttribute('content') ?? '';
    description?.setAttribute('content', head.description);
    const script = head.data && writeData(JSON.stringify(head.data));
    return () => {
      script?.remove();
      description?.setAttribute('content', before);
    };
  }, [head]);

  useEffect(() => {
    if (view === 'results' && head !== undefined) document.title = head.title;
  }, [view, head]);

  const isIndexed = head?.isIndexed ?? true;
  const known = useAtomValue(websiteAtom);
  const address = useAtomValue(addressAtom);
  const canonical = known && isIndexed ? new URL(address, known).href : undefined;
  useEffect(() => writeCanonical(canonical), [canonical]);

  return isIndexed || isLeftOut ? null : <meta name="robots" content="noindex" />;
}

/** A page that search engines leave out has no canonical address. */
function writeCanonical(address: string | undefined): void {
  const element = document.querySelector('link[rel="canonical"]');
  if (address === undefined) return element?.remove();
  const link = element ?? document.head.appendChild(document.createElement('link'));
  link.setAttribute('rel', 'canonical');
  link.setAttribute('href', address);
}

/**
 * Takes the place of what the HTML holds, or an earlier view has written. The policy of D24 refuses any text of a script but
 * in a copy of one that has run, because browsers never run a copy.
 */
function writeData(json: string): Element {
  const copy = document.querySelector('script:not([src], [type])')?.cloneNode();
  const script = copy instanceof Element ? copy : document.createElement('script');
  script.id = PAGE_DATA_ID;
  script.setAttribute('type', 'application/ld+json');
  script.append(json);
  document.getElementById(PAGE_DATA_ID)?.remove();
  document.head.append(script);
  return script;
}

import { useAtomValue } from 'jotai';
import { useEffect, useMemo } from 'react';

import { missingProductAtom, queryAtom } from '@/atoms/search/resultsScreen';
import { selectedProductAtom, viewAtom } from '@/atoms/view';
import { productHead, resultsHead } from '@/content/pageHead';
import { pageTitle } from '@/content/pageTitle';
import { MISSING_PART, resultsHeading } from '@/content/search/searchTexts';

const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');

/** The shop's own address, as the build has written it; without it the one that was opened. */
const website = canonical?.href ?? new URL('./', document.baseURI).href;

/** Title, description, canonical address and JSON-LD of the open part or search (D41). The part's view has its own title. */
export function PageHead() {
  const view = useAtomValue(viewAtom);
  const product = useAtomValue(selectedProductAtom);
  const query = useAtomValue(queryAtom);
  const missing = useAtomValue(missingProductAtom);
  const head = useMemo(() => {
    if (view === 'detail' && product) return productHead(product, website);
    return view === 'results' && query ? resultsHead(query, website) : undefined;
  }, [view, product, query]);

  useEffect(() => {
    if (head === undefined) return undefined;
    const restore = [
      setAttribute('meta[name="description"]', 'content', head.description),
      setAttribute('link[rel="canonical"]', 'href', head.address),
    ];
    const script = createScript();
    script.setAttribute('type', 'application/ld+json');
    script.append(JSON.stringify(head.data));
    document.head.append(script);
    return () => {
      script.remove();
      for (const put of restore) put();
    };
  }, [head]);

  if (view !== 'results') return null;
  if (missing === null) return query && <title>{pageTitle(resultsHeading(query))}</title>;
  return (
    <>
      <title>{pageTitle(MISSING_PART[missing].heading)}</title>
      {missing === 'unknown' ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}

/** The policy of D24 refuses any text of a script but in a copy of one that has run, because browsers never run a copy. */
function createScript(): Element {
  const ran = document.querySelector('script:not([src], [type])');
  const copy = ran?.cloneNode();
  return copy instanceof Element ? copy : document.createElement('script');
}

/** Answers with what puts the earlier value back. */
function setAttribute(selector: string, name: string, value: string) {
  const element = document.querySelector(selector);
  const before = element?.getAttribute(name) ?? '';
  element?.setAttribute(name, value);
  return () => element?.setAttribute(name, before);
}

import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { shopFactsAtom } from '@/atoms/catalog';
import { selectedProductAtom, viewAtom } from '@/atoms/view';
import { pageTitle } from '@/content/pageTitle';

/** This view draws nothing. It keeps the page's one title equal to what is open; results have words of their own (search/PageHead). */
export function PageTitle() {
  const view = useAtomValue(viewAtom);
  const { name } = useAtomValue(selectedProductAtom) ?? {};
  const { fullName } = useAtomValue(shopFactsAtom);
  useEffect(() => {
    if (view === 'results') return;
    const open = view === 'admin' ? 'Site Yönetimi' : view === 'detail' ? name : undefined;
    document.title = pageTitle(fullName, open);
  }, [view, name, fullName]);
  return null;
}

import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { openPartAtom, searchAtom } from '@/atoms/search/results';
import { queryAtom } from '@/atoms/search/resultsScreen';
import { selectedProductAtom } from '@/atoms/view';
import { queryIn, searchAddress } from '@/domain/products/searchAddress';

function partIn(hash: string): number | undefined {
  const [, id] = /^#parca-(\d{1,15})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** In the history entry that useBackButton has made. */
function writeAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/** The address names the open part or search, and opens it when somebody follows it (D22). */
export function PartAddress({ openedWith }: { openedWith: string }) {
  const id = useAtomValue(selectedProductAtom)?.id;
  const openPart = useSetAtom(openPartAtom);
  const query = useAtomValue(queryAtom);
  const search = useSetAtom(searchAtom);

  const ofQuery = query === null ? '' : searchAddress(query);
  const address = id === undefined ? ofQuery : `#parca-${id}`;

  const follow = useEffectEvent((hash: string) => {
    const part = partIn(hash);
    if (part !== undefined && part !== id) void openPart(part);
    const wanted = queryIn(hash);
    if (wanted !== undefined) void search(wanted);
  });

  useEffect(() => follow(openedWith), [openedWith]);

  useEffect(() => {
    const handlePopState = () => writeAddress(address);
    handlePopState();
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [address]);

  useEffect(() => {
    const handleHashChange = ({ newURL }: HashChangeEvent) => follow(new URL(newURL).hash);
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);

  return null;
}

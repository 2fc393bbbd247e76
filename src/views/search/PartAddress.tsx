import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { openPartAtom } from '@/atoms/search/results';
import { selectedProductAtom } from '@/atoms/view';

function partIn(hash: string): number | undefined {
  const [, id] = /^#parca-(\d{1,15})$/.exec(hash) ?? [];
  return id === undefined ? undefined : Number(id);
}

/** In the history entry that useBackButton has made. */
function writeAddress(id: number | undefined): void {
  const { pathname, search } = window.location;
  const address = id === undefined ? pathname + search : `#parca-${id}`;
  window.history.replaceState(window.history.state, '', address);
}

/** The address names the open part, and opens it when somebody follows it (D22). */
export function PartAddress({ openedWith }: { openedWith: string }) {
  const id = useAtomValue(selectedProductAtom)?.id;
  const openPart = useSetAtom(openPartAtom);

  const follow = useEffectEvent((hash: string) => {
    const part = partIn(hash);
    if (part !== undefined && part !== id) void openPart(part);
  });

  useEffect(() => follow(openedWith), [openedWith]);

  useEffect(() => {
    const handlePopState = () => writeAddress(id);
    handlePopState();
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [id]);

  useEffect(() => {
    const handleHashChange = ({ newURL }: HashChangeEvent) => follow(new URL(newURL).hash);
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, []);

  return null;
}

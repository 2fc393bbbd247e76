import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { refreshesAtom } from '@/atoms/catalog';
import { addressAtom, followAddressAtom } from '@/atoms/search/address';
import { renewSearchAtom } from '@/atoms/search/results';

/** Of the current history entry. */
export function writeAddress(hash: string): void {
  const { pathname, search } = window.location;
  window.history.replaceState(window.history.state, '', pathname + search + hash);
}

/** The address names the open part or search, and opens it when somebody follows it (D22). */
export function PageAddress() {
  const address = useAtomValue(addressAtom);
  const follow = useSetAtom(followAddressAtom);

  useEffect(() => {
    const handlePopState = () => writeAddress(address);
    handlePopState();
    window.addEventListener('popstate', handlePopState);
    return () => window.removeEventListener('popstate', handlePopState);
  }, [address]);

  const refreshes = useAtomValue(refreshesAtom);
  const renew = useSetAtom(renewSearchAtom);
  useEffect(() => {
    if (refreshes > 0) void renew();
  }, [refreshes, renew]);

  useEffect(() => {
    const handleHashChange = ({ newURL }: HashChangeEvent) => follow(new URL(newURL).hash);
    window.addEventListener('hashchange', handleHashChange);
    return () => window.removeEventListener('hashchange', handleHashChange);
  }, [follow]);

  return null;
}

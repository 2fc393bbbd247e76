import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';

import { refreshesAtom } from '@/atoms/catalog';
import { addressAtom } from '@/atoms/search/address';
import { renewSearchAtom } from '@/atoms/search/results';
import { websiteAtom } from '@/atoms/website';
import { withAddress } from '@/domain/products/pageAddress';

import { PageHead } from './PageHead';

/** Changes the address of the current history entry. */
export function writeAddress(address: string): void {
  const { pathname, search } = window.location;
  const written = pathname + withAddress(search, address);
  window.history.replaceState(window.history.state, '', written);
}

/** Address, canonical address and head of the page name the open part or search (D41). */
export function PageAddress() {
  const address = useAtomValue(addressAtom);
  const website = useAtomValue(websiteAtom);

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

  return (
    <>
      {website && <link rel="canonical" href={new URL(address, website).href} />}
      <PageHead />
    </>
  );
}

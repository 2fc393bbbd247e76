import type { AutoPartsStore, WithContext } from 'schema-dts';

import { sharing, shop } from '../../../src/content/shop.ts';
import { openingHours } from './openingHours.ts';

/** schema.org's own list of types and properties: a wrong name or value does not pass `tsc`. */
type Store = Exclude<WithContext<AutoPartsStore>, string>;

/**
 * What search engines may know about the shop (JSON-LD). No products and no rating: both would have to be real ones.
 * Addresses of pictures must be complete, so they need the shop's own address.
 */
export function autoPartsStore(website: string): Store {
  const { phone, email, address, workingHours } = shop.contact;
  const hours = openingHours(workingHours);
  const store: Store = {
    '@context': 'https://schema.org',
    '@type': 'AutoPartsStore',
    name: `${shop.name} ${shop.tradingWord}`,
    description: sharing.summary,
    telephone: phone,
    email,
    address: { '@type': 'PostalAddress', streetAddress: address, addressCountry: 'TR' },
  };
  return {
    ...store,
    ...(website !== '' && addressesAt(website)),
    ...(hours && { openingHours: hours }),
  };
}

function addressesAt(website: string): Partial<Store> {
  return {
    url: new URL(website).href,
    logo: new URL('logo.svg', website).href,
    image: new URL(sharing.picture.file, website).href,
  };
}

import type { AutoPartsStore, PostalAddress, WithContext } from 'schema-dts';

import { addressLines } from '../../../src/domain/contactInfo.ts';
import { callLink } from '../../../src/domain/contactLinks.ts';
import { openingHours } from '../../../src/domain/openingHours.ts';
import { sharing, shop } from '../../settings/shop.ts';

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
    name: `${shop.name} ${shop.tradingWord}`.trim(),
    description: sharing.summary,
    // With the country code, which search engines ask for.
    telephone: callLink(phone).replace('tel:', ''),
  };
  return {
    ...store,
    ...(email !== '' && { email }),
    ...(address !== '' && { address: postalAddress(address, sharing.city) }),
    ...(website !== '' && addressesAt(website)),
    ...(hours && {
      openingHoursSpecification: hours.map(({ days, opens, closes }) => ({
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: days,
        opens,
        closes,
      })),
    }),
  };
}

/** Names the city only if the address ends with it: the owner may have changed one and forgotten the other. */
export function postalAddress(address: string, city: string): Exclude<PostalAddress, string> {
  const country = { '@type': 'PostalAddress', addressCountry: 'TR' } as const;
  const lines = addressLines(address);
  const last = words(lines.at(-1) ?? '');
  if (city === '' || !last.endsWith(words(city))) return { ...country, streetAddress: address };
  const street = last === words(city) ? lines.slice(0, -1).join(', ') : address;
  return { ...country, streetAddress: street || address, addressLocality: city };
}

/** The text in lower case, with one space before and after each word, so that only whole words match. */
function words(text: string): string {
  const found = text.toLocaleLowerCase('tr').match(/[\p{L}\d]+/gu) ?? [];
  return ` ${found.join(' ')} `;
}

function addressesAt(website: string): Partial<Store> {
  return {
    url: new URL(website).href,
    logo: new URL('logo.svg', website).href,
    image: new URL(sharing.picture.file, website).href,
  };
}

import { existsSync, readFileSync } from 'node:fs';

import * as sample from '../../src/content/shop.ts';
import type { ContactInfo } from '../../src/domain/contactInfo.ts';
import { logoCopyOf } from '../../src/domain/pictures/logoCopies.ts';
import { NOTHING_INVENTED, type ShopInfo } from '../../src/domain/shop/shopInfo.ts';
import { given, isOn, readSettings, type Settings } from './readSettings.ts';

type Shop = typeof sample;

/** The setting in which `npm run deploy` hands the owner's record to the build, as JSON. */
export const SHOP_RECORD = 'SHOP_RECORD';

/** What the database says of the shop, as far as a build writes it into its files (D49). */
export interface ShopRecord extends Pick<
  ShopInfo,
  'name' | 'tradingWord' | 'headline' | 'summary' | 'city' | 'openControls' | 'logo' | 'savedAt'
> {
  storagePrefix?: string;
  contact?: ContactInfo;
}

export function readRecord(settings: Settings = readSettings()): ShopRecord {
  return JSON.parse(given(settings, SHOP_RECORD) ?? '{}');
}

/**
 * The module src/content/shop.ts with the settings, and over them what the owner has saved in the panel (D49). With another
 * name nothing is left of what the sample invents, and with another phone nothing of its e-mail, address and hours.
 */
export function readShop(settings: Settings = readSettings()): Shop {
  const { name: sampleName, contact: sampleContact } = sample.shop;
  const record = readRecord(settings);
  const name = record.name ?? given(settings, 'SHOP_NAME') ?? sampleName;
  const phone = given(settings, 'SHOP_PHONE') ?? sampleContact.phone;
  const website = given(settings, 'SHOP_WEBSITE') ?? sample.sharing.website;
  const isOther = record.savedAt !== undefined || name !== sampleName;
  const isInvented = !sample.shop.isOwn && isOther;
  const { shop, sharing, ...texts } = isInvented ? withoutInventions : sample;
  const isSameContact = !isInvented && (shop.isOwn || phone === sampleContact.phone);
  const contact = record.contact ?? { ...(isSameContact ? sampleContact : NO_CONTACT), phone };
  const isSample: Record<string, boolean> = {
    SHOP_NAME: name === sampleName,
    SHOP_PHONE: contact.phone === sampleContact.phone,
    SHOP_WEBSITE: website === sample.sharing.website,
    logo: hasSampleLogo() && logoCopyOf(record.logo ?? '', 'share') === undefined,
    email: record.contact === undefined,
    address: record.contact === undefined,
    workingHours: record.contact === undefined,
  };
  return {
    ...texts,
    shop: {
      ...shop,
      name,
      tradingWord: record.tradingWord ?? shop.tradingWord,
      headline: record.headline ?? shop.headline,
      storagePrefix:
        given(settings, 'SHOP_PREFIX') ??
        record.storagePrefix ??
        (name === sampleName ? shop.storagePrefix : prefixOf(name)),
      offline: shop.offline && given(settings, 'OFFLINE') !== '0',
      openControls: record.openControls ?? (shop.openControls || isOn(settings, 'OPEN_CONTROLS')),
      contact,
    },
    sharing: {
      ...sharing,
      website,
      summary: record.summary ?? sharing.summary,
      city: record.city ?? sharing.city,
    },
    sampleFacts: sample.sampleFacts.filter((fact) => isSample[fact] !== false),
  };
}

const NO_CONTACT = { email: '', address: '', workingHours: '' };

const withoutInventions: Shop = {
  ...sample,
  shop: { ...sample.shop, ...NOTHING_INVENTED, isOwn: true },
  sharing: {
    ...sample.sharing,
    city: '',
    summary: 'Yedek parça. Aradığınız parçayı WhatsApp’tan yazın ya da arayın.',
  },
};

/** The letters of the shop's name: `yilmazoto`. */
export function prefixOf(name: string): string {
  const plain = name.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD');
  return plain.replaceAll(/[^a-z]/g, '').slice(0, 30) || 'dukkan';
}

/** Our own logo bears this mark, and no other one does. */
function hasSampleLogo(): boolean {
  const file = 'public/logo.svg';
  return existsSync(file) && readFileSync(file, 'utf8').includes('id="sample"');
}

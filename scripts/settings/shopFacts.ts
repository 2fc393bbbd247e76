import { existsSync, readFileSync } from 'node:fs';

import * as sample from '../../src/content/shop.ts';
import { type Fact, FACTS } from './definitions.ts';
import { given, isOn, readSettings, type Settings } from './readSettings.ts';

type Shop = typeof sample;

/** The setting in which `npm run deploy` hands the owner's record to the build: settings in JSON. */
export const SHOP_RECORD = 'SHOP_RECORD';

const LINES = / *\| */;

/** What a shop says, as the settings that would say it. */
export function factsOf({ shop, sharing, figures }: Shop): Record<Fact, string> {
  const { phone, email, address, workingHours } = shop.contact;
  return {
    SHOP_NAME: shop.name,
    SHOP_TRADING_WORD: shop.tradingWord,
    SHOP_HEADLINE: shop.headline,
    SHOP_PHONE: phone,
    SHOP_EMAIL: email,
    SHOP_ADDRESS: address,
    SHOP_CITY: sharing.city,
    SHOP_HOURS: workingHours.replaceAll('\n', ' | '),
    SHOP_SUMMARY: sharing.summary,
    SHOP_WEBSITE: sharing.website,
    SHOP_RATING: shop.hasRating ? 'on' : 'off',
    SHOP_FIGURES: figures.map(({ figure, label }) => `${figure} ${label}`).join(' | ') || 'off',
  };
}

/** The module src/content/shop.ts with these settings in place of what it says (D38). */
export function readShop(asked: Settings = readSettings()): Shop {
  const { shop, sharing } = sample;
  // What the owner has saved in the panel wins over a host's settings (D49).
  const settings: Settings = { ...asked, ...JSON.parse(given(asked, SHOP_RECORD) ?? '{}') };
  const before = factsOf(sample);
  const facts = { ...before };
  const names = Object.keys(FACTS) as Fact[];
  const isOther = (name: Fact) => (given(settings, name) ?? before[name]) !== before[name];
  const isOwn = isOther('SHOP_NAME');
  for (const name of names) {
    const isInvented = isOwn
      ? INVENTED[name]
      : isOther('SHOP_PHONE')
        ? OF_CONTACT[name]
        : undefined;
    facts[name] = given(settings, name) ?? isInvented ?? before[name];
  }
  const isChanged = (name: Fact) => facts[name] !== before[name];
  // The footer of the sample speaks of its years, too.
  const aboutText = () => {
    if (isOwn) return given(settings, 'SHOP_SUMMARY') ?? '';
    const isTold = isChanged('SHOP_SUMMARY') || isChanged('SHOP_FIGURES');
    return isTold ? facts.SHOP_SUMMARY : sample.aboutText;
  };
  return {
    ...sample,
    shop: {
      ...shop,
      isOwn,
      name: facts.SHOP_NAME,
      tradingWord: facts.SHOP_TRADING_WORD,
      headline: facts.SHOP_HEADLINE,
      storagePrefix:
        given(settings, 'SHOP_PREFIX') ??
        (isChanged('SHOP_NAME') ? prefixOf(facts.SHOP_NAME) : shop.storagePrefix),
      offline: shop.offline && given(settings, 'OFFLINE') !== '0',
      openControls: shop.openControls || isOn(settings, 'OPEN_CONTROLS'),
      hasRating: facts.SHOP_RATING === 'on',
      contact: {
        phone: facts.SHOP_PHONE,
        email: facts.SHOP_EMAIL,
        address: facts.SHOP_ADDRESS,
        workingHours: facts.SHOP_HOURS.split(LINES).join('\n'),
      },
    },
    sharing: {
      ...sharing,
      summary: facts.SHOP_SUMMARY,
      city: facts.SHOP_CITY,
      website: facts.SHOP_WEBSITE,
    },
    figures: facts.SHOP_FIGURES === 'off' ? [] : facts.SHOP_FIGURES.split(LINES).map(figureOf),
    makes: isOwn ? '' : sample.makes,
    aboutText: aboutText(),
    sampleFacts: sample.sampleFacts.filter((name) =>
      name === 'logo' ? hasSampleLogo() : !names.some((fact) => fact === name && isChanged(fact)),
    ),
  };
}

/** A phone of one's own never stands beside the sample's e-mail, address or hours. */
const OF_CONTACT: Partial<Record<Fact, string>> = {
  SHOP_EMAIL: '',
  SHOP_ADDRESS: '',
  SHOP_CITY: '',
  SHOP_HOURS: '',
};

/** What a shop with a name of its own says where no setting gives it (D49). */
const INVENTED: Partial<Record<Fact, string>> = {
  ...OF_CONTACT,
  SHOP_TRADING_WORD: '',
  SHOP_SUMMARY: 'Yedek parça. Aradığınız parçayı WhatsApp’tan yazın ya da arayın.',
  SHOP_RATING: 'off',
  SHOP_FIGURES: 'off',
};

/** The letters of the shop's name: `yilmazoto`. */
export function prefixOf(name: string): string {
  const plain = name.toLocaleLowerCase('tr').replaceAll('ı', 'i').normalize('NFD');
  return plain.replaceAll(/[^a-z]/g, '').slice(0, 30) || 'dukkan';
}

function figureOf(text: string) {
  const [figure = '', ...label] = text.split(' ');
  return { figure, label: label.join(' ') };
}

/** Our own logo bears this mark, and no other one does. */
function hasSampleLogo(): boolean {
  const file = 'public/logo.svg';
  return existsSync(file) && readFileSync(file, 'utf8').includes('id="sample"');
}

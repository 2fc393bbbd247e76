import { atom } from 'jotai';

import { contactAtom, shopFactsAtom, shopInfoAtom } from '@/atoms/catalog';
import { sampleFacts, shop } from '@/content/shop';
import type { ContactInfo } from '@/domain/contactInfo';
import { type ReadinessStep, readinessSteps } from '@/panel/content/readiness';
import { changeOneByOne, NO_CHANGES } from '@/panel/domain/catalogChanges';
import { samplesIn } from '@/panel/domain/samples';

import { changeProductsAtom } from './changes/changeProducts';
import { catalogAtom } from './lists';
import { beginStep } from './notice/notice';
import { isLoggedInAtom, openAccess } from './session';

const basePutAsideAtom = atom<readonly string[]>([]);

const putAsideWordsAtom = atom(
  (get) => new Set([...get(basePutAsideAtom), ...openAccess(get).readiness.putAside.all()]),
);

/** False where the build has the fact from a setting, or from the shop's own `shop.ts`. */
const isSample = (step: ReadinessStep) => sampleFacts.includes(step);

/** What the shop still lacks, of the page itself: nothing is requested. */
export const readinessAtom = atom((get): readonly ReadinessStep[] => {
  if (!get(isLoggedInAtom)) return [];
  const { readiness, isLocal } = openAccess(get);
  const catalog = get(catalogAtom);
  const { own, ...samples } = samplesIn(catalog, readiness.samples);
  const facts = get(shopFactsAtom);
  const saved = get(shopInfoAtom);
  const contact = get(contactAtom);
  const isSampleContact = (field: keyof ContactInfo) => contact[field] === shop.contact[field];
  const isLeft: Record<ReadinessStep, boolean> = {
    SHOP_NAME: isSample('SHOP_NAME') && saved.name === undefined,
    SHOP_PHONE: isSample('SHOP_PHONE') && isSampleContact('phone'),
    samples: Object.values(samples).some(({ length }) => length > 0),
    photographs: own.length > 0 && own.every(({ image }) => image === ''),
    logo: isSample('logo') && facts.logo === '',
    address: isSample('address') && isSampleContact('address'),
    workingHours: isSample('workingHours') && isSampleContact('workingHours'),
    email: isSample('email') && isSampleContact('email'),
    hasRating: isSample('hasRating') && facts.hasRating && !facts.isOwn,
    figures: isSample('figures') && facts.figures !== '' && !facts.isOwn,
    summary: isSample('summary') && saved.summary === undefined,
    openControls: !facts.openControls && saved.openControls === undefined,
    share: own.length > 0,
    backup: isLocal === true,
    SHOP_WEBSITE: isSample('SHOP_WEBSITE'),
  };
  const aside = get(putAsideWordsAtom);
  const steps = Object.keys(readinessSteps) as ReadinessStep[];
  return steps.filter((step) => isLeft[step] && !aside.has(step));
});

/** The card `Mağazanızı kurun`. */
export const isSetUpShownAtom = atom(
  (get) =>
    get(isLoggedInAtom) &&
    get(shopInfoAtom).savedAt === undefined &&
    !get(putAsideWordsAtom).has('setUp'),
);

export const putAsideAtom = atom(null, (get, set, step: ReadinessStep | 'setUp') => {
  openAccess(get).readiness.putAside.add(step);
  set(basePutAsideAtom, [...get(basePutAsideAtom), step]);
});

/** One step of the history: products in one transaction, then the rest. Undefined on success. */
export const removeSamplesAtom = atom(null, async (get, set) => {
  const { readiness } = openAccess(get);
  const samples = samplesIn(get(catalogAtom), readiness.samples);
  const { editor, announce } = beginStep(get, set, 'samples');
  const deleted = { ...NO_CHANGES, deleted: samples.products };
  const products = await set(changeProductsAtom, editor, deleted, { byRow: true });
  if (typeof products === 'string') return products;
  const brands = changeOneByOne(editor, 'brands', { ...NO_CHANGES, deleted: samples.brands });
  const slides = changeOneByOne(editor, 'slides', { ...NO_CHANGES, deleted: samples.slides });
  announce({ products, brands, slides });
  return undefined;
});

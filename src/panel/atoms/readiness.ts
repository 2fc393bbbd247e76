import { atom } from 'jotai';

import { contactAtom, shopFactsAtom, shopInfoAtom } from '@/atoms/catalog';
import { sampleFacts, shop } from '@/content/shop';
import type { Product } from '@/domain/product';
import { type ReadinessStep, readinessSteps } from '@/panel/content/readiness';
import { changeOneByOne, NO_CHANGES } from '@/panel/domain/catalogChanges';
import { samplesIn } from '@/panel/domain/samples';

import { changeProductsAtom } from './changes/changeProducts';
import { catalogAtom } from './lists';
import { beginStep } from './notice/beginStep';
import { isLoggedInAtom, openAccess } from './session';

const basePutAsideAtom = atom<readonly string[]>([]);

const putAsideWordsAtom = atom(
  (get) =>
    new Set([...get(basePutAsideAtom), ...(openAccess(get).readiness?.putAside.all() ?? [])]),
);

/** The sample's facts in whose place the owner has saved his own, or that are shown no more. */
const savedFactsAtom = atom((get): ReadonlySet<string> => {
  const { phone, email, address, workingHours } = get(contactAtom);
  const { name, summary } = get(shopInfoAtom);
  const { hasRating, figures, logo, isOwn } = get(shopFactsAtom);
  const isSaved = {
    SHOP_NAME: name !== undefined,
    SHOP_PHONE: phone !== shop.contact.phone,
    email: email !== shop.contact.email,
    address: address !== shop.contact.address,
    workingHours: workingHours !== shop.contact.workingHours,
    summary: summary !== undefined,
    hasRating: isOwn || !hasRating,
    figures: isOwn || figures === '',
    logo: logo !== '',
  };
  return new Set(Object.entries(isSaved).flatMap(([fact, saved]) => (saved ? fact : [])));
});

/** What the shop still lacks, of the page itself: nothing is requested. */
export const readinessAtom = atom((get): readonly ReadinessStep[] => {
  if (!get(isLoggedInAtom)) return [];
  const { readiness, isLocal } = openAccess(get);
  if (readiness === undefined) return [];
  const aside = get(putAsideWordsAtom);
  const { products } = get(catalogAtom);
  const samples = samplesIn(get(catalogAtom), readiness.samples);
  const isSample = (product: Product) => samples.products.includes(product);
  const lacks = new Set([
    ...sampleFacts.filter((fact) => !get(savedFactsAtom).has(fact)),
    !get(shopFactsAtom).openControls &&
      get(shopInfoAtom).openControls === undefined &&
      'openControls',
    isLocal && 'backup',
  ]);
  if (Object.values(samples).some(({ length }) => length > 0)) lacks.add('samples');
  if (!products.every(isSample)) {
    lacks.add('share');
    const isBare = (product: Product) => product.image === '' || isSample(product);
    if (products.every(isBare)) lacks.add('photographs');
  }
  const steps = Object.keys(readinessSteps) as ReadinessStep[];
  return steps.filter((step) => lacks.has(step) && !aside.has(step));
});

/** The card `Mağazanızı kurun`. */
export const isSetUpShownAtom = atom(
  (get) =>
    get(isLoggedInAtom) &&
    openAccess(get).readiness !== undefined &&
    get(shopInfoAtom).savedAt === undefined &&
    !get(putAsideWordsAtom).has('setUp'),
);

export const putAsideAtom = atom(null, (get, set, step: ReadinessStep | 'setUp') => {
  openAccess(get).readiness?.putAside.add(step);
  set(basePutAsideAtom, [...get(basePutAsideAtom), step]);
});

/** One step of the history: products in one transaction, then the rest. Undefined on success. */
export const removeSamplesAtom = atom(null, async (get, set) => {
  const { readiness } = openAccess(get);
  if (readiness === undefined) return undefined;
  const samples = samplesIn(get(catalogAtom), readiness.samples);
  const { editor, announce } = beginStep(get, set, 'samples');
  const deleted = { ...NO_CHANGES, deleted: samples.products };
  const failure = await set(changeProductsAtom, editor, deleted, { byRow: true });
  if (failure !== undefined) return failure;
  changeOneByOne(editor, 'brands', { ...NO_CHANGES, deleted: samples.brands });
  changeOneByOne(editor, 'slides', { ...NO_CHANGES, deleted: samples.slides });
  announce();
  return undefined;
});

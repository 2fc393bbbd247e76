import { atom } from 'jotai';

import { sampleFacts } from '@/content/shop';
import type { Product } from '@/domain/product';
import { type ReadinessStep, readinessSteps } from '@/panel/content/readiness';
import { changeOneByOne, NO_CHANGES } from '@/panel/domain/catalogChanges';
import { samplesIn } from '@/panel/domain/samples';

import { changeProductsAtom } from './changes/changeProducts';
import { catalogAtom } from './lists';
import { beginStep } from './notice/beginStep';
import { isLoggedInAtom, openAccess } from './session';

const basePutAsideAtom = atom<readonly string[]>([]);

/** What the shop still lacks, of the page itself: nothing is requested. */
export const readinessAtom = atom((get): readonly ReadinessStep[] => {
  if (!get(isLoggedInAtom)) return [];
  const { readiness, isLocal } = openAccess(get);
  if (readiness === undefined) return [];
  const aside = new Set([...get(basePutAsideAtom), ...readiness.putAside.all()]);
  const { products } = get(catalogAtom);
  const samples = samplesIn(get(catalogAtom), readiness.samples);
  const isSample = (product: Product) => samples.products.includes(product);
  const lacks = new Set([...sampleFacts, isLocal && 'backup']);
  if (Object.values(samples).some(({ length }) => length > 0)) lacks.add('samples');
  if (!products.every(isSample)) {
    lacks.add('share');
    const isBare = (product: Product) => product.image === '' || isSample(product);
    if (products.every(isBare)) lacks.add('photographs');
  }
  const steps = Object.keys(readinessSteps) as ReadinessStep[];
  return steps.filter((step) => lacks.has(step) && !aside.has(step));
});

export const putAsideAtom = atom(null, (get, set, step: ReadinessStep) => {
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

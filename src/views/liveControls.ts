import { atom, type Setter, useAtomValue } from 'jotai';

import { refreshAtom, shopInfoAtom } from '@/atoms/catalog';
import { type OpenPlace, openPlaceAtom } from '@/atoms/place';

import type { LiveControls } from './search/createLiveControls';

const baseLiveControlsAtom = atom<LiveControls | null>(null);

async function createControls(set: Setter): Promise<LiveControls> {
  // Late: a closed shop loads nothing of this code (D22).
  const { createLiveControls } = await import('./search/createLiveControls');
  return createLiveControls(set, window.location.search);
}

/** What the record of the shop says, once it is read, and what the last visit or the build has said. */
interface Openness {
  isOpen: Promise<boolean>;
  isExpected: boolean;
}

/**
 * Called before the first drawing. Code that is expected is fetched beside the first read (D49). If it cannot be fetched, the
 * controls stay closed. Resolves with what opens `place`.
 */
export const loadLiveControlsAtom = atom(
  null,
  async (_get, set, place?: OpenPlace, openness?: Openness) => {
    const early = openness?.isExpected === false ? undefined : createControls(set);
    early?.catch(() => undefined);
    if (openness && !(await openness.isOpen)) {
      return () => place && set(openPlaceAtom, { ...place, searches: [] });
    }
    try {
      const controls = await (early ?? createControls(set));
      set(baseLiveControlsAtom, controls);
      return () => controls.openPlace(place);
    } catch (error) {
      console.error('The controls cannot be opened', error);
      return undefined;
    }
  },
);

/** Reads the catalogue again. The controls of an open page change only now (D36). */
export const returnAtom = atom(null, async (get, set) => {
  await set(refreshAtom);
  const { openControls } = get(shopInfoAtom);
  const isOpen = get(baseLiveControlsAtom) !== null;
  if (openControls === true && !isOpen) await set(loadLiveControlsAtom);
  if (openControls === false && isOpen) set(baseLiveControlsAtom, null);
});

/** Null: the controls are closed. */
export const liveControlsAtom = atom((get) => get(baseLiveControlsAtom));

export const useLiveControls = () => useAtomValue(liveControlsAtom);

import { atom, useAtomValue } from 'jotai';

import type { OpenPlace } from '@/atoms/place';

import type { LiveControls } from './search/createLiveControls';

const baseLiveControlsAtom = atom<LiveControls | null>(null);

/** Called before the first drawing. If the code cannot be fetched, the controls stay closed. Resolves with what opens `place`. */
export const loadLiveControlsAtom = atom(null, async (_get, set, place?: OpenPlace) => {
  try {
    // Late: a closed shop loads nothing of this code (D22).
    const { createLiveControls } = await import('./search/createLiveControls');
    const controls = await createLiveControls(set, window.location.search);
    set(baseLiveControlsAtom, controls);
    return () => controls.openPlace(place);
  } catch (error) {
    console.error('The controls cannot be opened', error);
    return undefined;
  }
});

/** Null: the controls are closed. */
export const useLiveControls = () => useAtomValue(baseLiveControlsAtom);

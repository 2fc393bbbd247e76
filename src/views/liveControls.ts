import { atom, useAtomValue } from 'jotai';

import type { LiveControls } from './search/createLiveControls';

// Marked as pure, so that a build with closed controls contains neither.
const baseLiveControlsAtom = /* @__PURE__ */ atom<LiveControls | null>(null);

/**
 * Called before the first drawing. If the code cannot be fetched, the controls stay closed. Resolves with what opens the
 * part or the search that the address names.
 */
export const loadLiveControlsAtom = /* @__PURE__ */ atom(null, async (_get, set) => {
  // Read now, because useBackButton may change the address before the code is here.
  const { hash } = window.location;
  try {
    const { createLiveControls } = await import('./search/createLiveControls');
    const controls = await createLiveControls(set, hash);
    set(baseLiveControlsAtom, controls);
    return controls.openAddress;
  } catch (error) {
    console.error('The controls cannot be opened', error);
    return undefined;
  }
});

const useLoaded = () => useAtomValue(baseLiveControlsAtom);
const useNone = () => null;

/** Null: the controls are closed. */
export const useLiveControls: () => LiveControls | null = OPEN_CONTROLS ? useLoaded : useNone;

import createCache, { type EmotionCache, type Options } from '@emotion/cache';

import { addFirstStyles } from './firstStyles';

/** Emotion itself would move the page's first styles, and the browser would then read all rules again. */
export function createStyleCache(options: Pick<Options, 'speedy'> = {}): EmotionCache {
  const cache = createCache({ key: 'css', ...options });
  for (const name of addFirstStyles()) cache.inserted[name] = true;
  return cache;
}

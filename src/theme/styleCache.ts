import createCache, { type EmotionCache, type Options } from '@emotion/cache';

import { addFirstStyles } from './firstStyles';

/**
 * Emotion's cache, which knows the styles that the page has already. Emotion's own cache would find them too, but moves
 * their element, so that the browser reads all rules again.
 */
export function createStyleCache(options: Pick<Options, 'speedy'> = {}): EmotionCache {
  const cache = createCache({ key: 'css', ...options });
  for (const name of addFirstStyles()) cache.inserted[name] = true;
  return cache;
}

import createCache, { type EmotionCache } from '@emotion/cache';

/** Where the kit's styles are kept; the browser finds those that the server wrote by the same key. */
export function createStyleCache(): EmotionCache {
  return createCache({ key: 'kit' });
}

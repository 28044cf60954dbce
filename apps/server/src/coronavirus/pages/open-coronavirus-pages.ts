import { pagePath } from '@townlight/domain/pages';
import type { PartPages } from '../../platform/parts/part-pages.ts';
import { type CoronavirusPagesCounty, coronavirusPageWords } from './coronavirus-page-words.ts';
import { type CoronavirusBook, tellCoronavirusPage } from './tell-coronavirus-page.ts';

/** First HTML and sitemap of the coronavirus pages. @param current throws before the first snapshot */
export function openCoronavirusPages(
  current: () => CoronavirusBook,
  county: CoronavirusPagesCounty,
): PartPages {
  const words = coronavirusPageWords(county);
  return {
    tell: (address) => tellCoronavirusPage(address, current(), words[address.language]),
    sitemap: () => {
      const loaded = current().coronavirus.data.releases.map(({ publishedAt }) => publishedAt);
      const newest = loaded.sort((a, b) => Number(a) - Number(b)).at(-1);
      return {
        paths: [
          pagePath({ kind: 'coronavirus', area: null }),
          pagePath({ kind: 'coronavirus-method' }),
        ],
        changed: newest?.toISOString().slice(0, 10),
      };
    },
  };
}

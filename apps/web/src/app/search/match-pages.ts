import {
  prepareName,
  prepareTypedName,
  scoreName,
  tokenize,
} from '@townlight/domain/address-search';
import { hasFeature } from '../../i18n/county.ts';
import { SITE_PAGES, type SitePage } from './site-pages.ts';

const MIN_FIT = 0.7;
const MAX_PAGES = 3;
/** Words of questions that identify no page. */
const COMMON = new Set(
  (
    'how is are the a an do does i my to what of on in can where for and we you it ' +
    'como se el la los las de del que un una mi mis donde para en y es son con'
  ).split(' '),
);

const entries = SITE_PAGES.filter(
  ({ feature }) => feature === undefined || hasFeature(feature),
).map((page) => ({ page, names: page.phrases.map(prepareName) }));

/** Returns the pages that a text or question is about, best first. */
export function matchPages(typed: string): readonly SitePage[] {
  const words = tokenize(typed).filter((token) => !COMMON.has(token));
  const wanted = prepareTypedName(words.join(' '));
  return entries
    .map(({ page, names }) => ({
      page,
      fit: Math.max(...names.map((name) => scoreName(wanted, name))),
    }))
    .filter(({ fit }) => fit >= MIN_FIT)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MAX_PAGES)
    .map(({ page }) => page);
}

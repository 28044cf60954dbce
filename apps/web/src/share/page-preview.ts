import type { Language } from '@townlight/domain/language';
import { SAMPLE_SENTENCE } from '../page/PageDescription.tsx';

/** What the first HTML of a page states about it, for search engines and link previews. */
export interface PagePreview {
  readonly title: string;
  /** One or two sentences with the page's figures, their month, and whether they are a sample. */
  readonly description: string;
  /** A PNG of the outline, the figure and the chart; `null` for a page without one. */
  readonly picture: URL | null;
}

/**
 * Returns the page's answer as a reader copies it: the sentences that the page marks as its summary, which are of the
 * months on the screen; its description, which is of one month, on a page without.
 */
export function pageSummary(preview: PagePreview, language: Language, isHere: boolean): string {
  const marked = isHere ? [...document.querySelectorAll('[data-summary]')] : [];
  const sentences = marked.map(({ textContent }) => textContent ?? '').filter(Boolean);
  if (sentences.length === 0) return preview.description;
  const isSample = preview.description.startsWith(SAMPLE_SENTENCE[language]);
  return [...(isSample ? [SAMPLE_SENTENCE[language]] : []), ...sentences].join(' ');
}

/**
 * Reads the preview of a page of this site from its HTML.
 * @throws where the page cannot be loaded
 */
export async function fetchPagePreview(address: string): Promise<PagePreview> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address}: status ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const read = (property: string) =>
    page.querySelector(`meta[property="og:${property}"]`)?.getAttribute('content') ?? '';
  const picture = read('image');
  return {
    title: read('title'),
    description: read('description'),
    picture: picture === '' ? null : new URL(picture, address),
  };
}

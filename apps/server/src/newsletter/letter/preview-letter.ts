import type { Language } from '@townlight/domain/language';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { composeLetter } from './compose-letter.ts';
import type { EditionInPrint, Letter } from './letter.ts';
import { letterWebPath } from './web-path.ts';

/**
 * Composes an email about some neighborhoods without a subscriber's links. Returns null if the edition has none of
 * them.
 */
export function previewLetter(
  print: EditionInPrint,
  areas: readonly string[],
  language: Language,
  siteUrl: string,
): Letter | null {
  const neighborhoods = areas.flatMap((id) => {
    const part = print.part(id, language, VISUAL_CATEGORIES);
    return part === null ? [] : [{ id, name: part.name, categories: VISUAL_CATEGORIES }];
  });
  if (neighborhoods.length === 0) return null;
  const own = `${siteUrl}/subscribe`;
  return composeLetter(print, { language, neighborhoods }, { manage: own, unsubscribe: own });
}

/** Renders the same content as a public web page. */
export function webLetter(print: EditionInPrint, area: string, language: Language): string | null {
  const part = print.part(area, language, VISUAL_CATEGORIES);
  if (part === null) return null;
  const { subject, preview, names } = print.titles(language, [part]);
  return print
    .frame(language, { kind: 'web', severalNeighborhoods: false, dataNews: true, note: true })
    .fill({
      title: subject,
      preview,
      names,
      parts: [part],
      links: { manage: '', unsubscribe: '' },
      webPath: letterWebPath(print.edition.id, area),
    }).html;
}

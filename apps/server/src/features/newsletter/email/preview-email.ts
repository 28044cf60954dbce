import type { Language } from '@townlight/domain/language';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { composeEditionEmail, MAX_CHARTS } from './compose-edition-email.ts';
import type { EditionRenderer, EmailContent } from './email-content.ts';
import { editionWebPath } from './render-email-section.ts';

/**
 * Composes an email about some neighborhoods without a subscriber's links. Returns null if the edition has none of
 * them.
 */
export function previewEmail(
  renderer: EditionRenderer,
  areas: readonly string[],
  language: Language,
  siteUrl: string,
): EmailContent | null {
  const neighborhoods = areas.flatMap((id) => {
    const name = renderer.nameOf(id);
    return name === null ? [] : [{ id, name, categories: VISUAL_CATEGORIES }];
  });
  if (neighborhoods.length === 0) return null;
  const subscribeUrl = `${siteUrl}/subscribe`;
  return composeEditionEmail(
    renderer,
    { language, neighborhoods },
    { manage: subscribeUrl, unsubscribe: subscribeUrl },
  );
}

/** Renders the same content as a public web page. */
export function renderWebEdition(
  renderer: EditionRenderer,
  area: string,
  language: Language,
): string | null {
  const section = renderer.section(area, language, VISUAL_CATEGORIES, MAX_CHARTS);
  if (section === null) return null;
  const { title, preview, names } = renderer.titles(language, [section]);
  return renderer
    .frame(language, { kind: 'web', severalNeighborhoods: false, dataNews: true, note: true })
    .fill({
      title,
      preview,
      names,
      sections: [section],
      links: { manage: '', unsubscribe: '' },
      webPath: editionWebPath(renderer.edition.id, area),
    }).html;
}

import { LANGUAGES, type Language, PLAIN_LANGUAGE } from '@townlight/domain/language';
import { VISUAL_CATEGORIES, type VisualCategory } from '@townlight/domain/subscriptions';

/** Of which edition, neighborhood, category and language; an address holds nothing about its reader. */
export interface LetterPicture {
  readonly category: VisualCategory;
  readonly language: Language;
}

/** As mail programs show them, with twice the pixels, for screens that have them. */
export const LETTER_PICTURE = { format: 'png', scale: 2 } as const;

/** Where a chart of a letter lies. */
export function letterPicturePath(
  edition: string,
  area: string,
  { category, language }: LetterPicture,
): string {
  const file = language === PLAIN_LANGUAGE ? category : `${category}.${language}`;
  return `/images/newsletter/${edition}/${encodeURIComponent(area)}/${file}@2x.png`;
}

/** Reads `trend.es@2x.png`; null for what is no name of a picture. */
export function readLetterPicture(file: string): LetterPicture | null {
  const [, name, tongue] = /^([a-z-]+)(?:\.([a-z]{2}))?@2x\.png$/.exec(file) ?? [];
  const category = VISUAL_CATEGORIES.find((one) => one === name);
  const language =
    tongue === undefined
      ? PLAIN_LANGUAGE
      : LANGUAGES.find((one) => one === tongue && one !== PLAIN_LANGUAGE);
  return category === undefined || language === undefined ? null : { category, language };
}

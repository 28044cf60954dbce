import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import { formatYearMonth, parseYearMonth, type YearMonth } from '@townlight/domain/time';
import type { ImageFormat } from '../../../images/index.ts';
import type { PreviewSubject } from './preview.ts';

/**
 * The file name of a picture in the folder of its subject. The name contains everything that distinguishes the picture,
 * so that object storage can serve the same files: `card.svg`, `mail@2x.png`, `preview-2026-09.es.png`.
 */
export interface PictureFile {
  readonly name: string;
  readonly month: YearMonth | undefined;
  readonly language: Language;
  readonly scale: 1 | 2;
  readonly format: ImageFormat;
}

const FILE = /^([a-z]+(?:-[a-z]+)?)(?:-(\d{4}-\d{2}))?(?:\.([a-z]{2}))?(@2x)?\.(svg|png)$/;

/**
 * Parses a picture's file name.
 * @returns null for an invalid name
 */
export function parsePictureFile(text: string): PictureFile | null {
  const [, name, monthText, languageText, twice, format] = FILE.exec(text) ?? [];
  if (name === undefined) return null;
  const month = monthText === undefined ? undefined : parseYearMonth(monthText);
  const language =
    languageText === undefined
      ? DEFAULT_LANGUAGE
      : LANGUAGES.find((one) => one === languageText && one !== DEFAULT_LANGUAGE);
  if (month === null || language === undefined) return null;
  return {
    name,
    month,
    language,
    scale: twice === undefined ? 1 : 2,
    format: format as ImageFormat,
  };
}

/** Returns the path of a page's preview below the base path of all pictures. */
export function previewPath(subject: PreviewSubject, language: Language): string {
  const month = 'month' in subject && subject.month !== undefined ? subject.month : null;
  const file = [
    month === null ? 'preview' : `preview-${formatYearMonth(month)}`,
    ...(language === DEFAULT_LANGUAGE ? [] : [language]),
    'png',
  ].join('.');
  return `/${folderOf(subject)}/${file}`;
}

function folderOf(subject: PreviewSubject): string {
  switch (subject.kind) {
    case 'neighborhood': {
      const folder = `neighborhoods/${encodeURIComponent(subject.area)}`;
      return subject.crime === undefined
        ? folder
        : `${folder}/${encodeURIComponent(subject.crime)}`;
    }
    case 'crime':
      return `categories/${encodeURIComponent(subject.crime)}`;
    case 'compare':
      return `compare/${subject.areas.map(encodeURIComponent).join(',')}`;
    default:
      return `pages/${subject.kind}`;
  }
}

import type { Language } from '@townlight/domain/language';
import { PREVIEW } from '../../pictures/index.ts';
import type { PageTold } from '../../platform/parts/part-pages.ts';
import type { PageBook } from './page-book.ts';
import { previewPath } from './picture-address.ts';
import type { PictureWords } from './picture-words/picture-words.ts';
import type { PreviewSubject } from './preview.ts';

/**
 * Builds the preview picture of a shared link, addressed by its content hash.
 * @returns undefined when there is no picture
 */
export function headPicture(
  subject: PreviewSubject,
  book: PageBook,
  language: Language,
  words: PictureWords,
): PageTold['picture'] {
  const version = book.previewVersion(subject, language);
  if (version === null) return undefined;
  return {
    path: `${previewPath(subject, language)}?v=${version}`,
    ...PREVIEW,
    alt: words.alt(altOf(subject, book, words)),
  };
}

function altOf(subject: PreviewSubject, { facts }: PageBook, words: PictureWords): string {
  switch (subject.kind) {
    case 'neighborhood':
      return facts.area('neighborhoods', subject.area)?.name ?? subject.area;
    case 'crime':
      return words.crime(facts.county(subject.crime)?.crime?.name ?? subject.crime);
    case 'compare':
      return words.list(subject.areas.map((id) => facts.area('neighborhoods', id)?.name ?? id));
    case 'map':
      return words.mapTitle;
    default:
      return words.pages[subject.kind].title;
  }
}

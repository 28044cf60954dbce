import type { Language } from '@townlight/domain/language';
import { PREVIEW_SIZE } from '../../../images/index.ts';
import type { PageMetadata } from '../../../platform/features/feature-pages.ts';
import type { PictureMessages } from '../messages/index.ts';
import type { CrimePageContent } from './page-content.ts';
import { previewPath } from './picture-address.ts';
import { formatAreaTitle, type PreviewSubject } from './preview.ts';

/**
 * Builds the preview picture of a shared link, addressed by its content hash.
 * @returns undefined when there is no picture
 */
export function buildPreviewPicture(
  subject: PreviewSubject,
  content: CrimePageContent,
  language: Language,
  messages: PictureMessages,
): PageMetadata['picture'] {
  const version = content.previewVersion(subject, language);
  if (version === null) return undefined;
  return {
    path: `${previewPath(subject, language)}?v=${version}`,
    ...PREVIEW_SIZE,
    alt: messages.text('alt.map', {
      title: formatAltText(subject, content, messages),
      county: messages.county,
    }),
  };
}

function formatAltText(
  subject: PreviewSubject,
  { facts }: CrimePageContent,
  messages: PictureMessages,
): string {
  switch (subject.kind) {
    case 'neighborhood': {
      const area = facts.area('neighborhoods', subject.area, undefined, subject.crime);
      return area === null ? subject.area : formatAreaTitle(area, messages);
    }
    case 'crime':
      return messages.crime(facts.county(subject.crime)?.crime?.name ?? subject.crime);
    case 'compare':
      return messages.list(subject.areas.map((id) => facts.area('neighborhoods', id)?.name ?? id));
    case 'map':
      return messages.text('title.map');
    default:
      return messages.text(`page.${subject.kind}.title`);
  }
}

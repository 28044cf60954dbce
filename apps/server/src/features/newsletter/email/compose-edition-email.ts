import type { VisualCategory } from '@townlight/domain/subscriptions';
import type {
  EditionRenderer,
  EmailContent,
  EmailLinks,
  EmailRecipient,
  EmailSection,
} from './email-content.ts';
import { editionWebPath } from './render-email-section.ts';

/** Gmail clips messages longer than 102 KB; the rest is reserved for what mail servers add. */
export const MAX_HTML_BYTES = 90 * 1024;
/** An email has at most this many charts. */
export const MAX_CHARTS = 3;
/** Reserved for the frame and its URLs. */
const FRAME_BYTES = 16 * 1024;

/**
 * Composes a subscriber's email from rendered sections and frame, which takes microseconds once they are cached.
 * Neighborhoods that do not fit are shortened to a sentence with a link.
 */
export function composeEditionEmail(
  edition: EditionRenderer,
  recipient: EmailRecipient,
  links: EmailLinks,
): EmailContent {
  const { language, neighborhoods } = recipient;
  const known = neighborhoods.filter(({ id }) => edition.nameOf(id) !== null);
  const sections = known.flatMap(
    ({ id, categories }, at) =>
      edition.section(id, language, categories, chartsOf(at, known.length)) ?? [],
  );
  const wants = (category: VisualCategory) =>
    neighborhoods.some(({ categories }) => categories.includes(category));
  const frame = edition.frame(language, {
    kind: 'mail',
    severalNeighborhoods: sections.length > 1,
    dataNews: wants('data-news'),
    note: wants('editors-note'),
  });
  const { title, subject, preview, names } = edition.titles(language, sections);
  const first = sections[0] ?? neighborhoods[0];
  return {
    subject,
    ...frame.fill({
      title,
      preview,
      sections: fitSections(sections),
      names,
      links,
      webPath: editionWebPath(edition.edition.id, first?.id ?? ''),
    }),
  };
}

/** Shares the charts evenly; the first neighborhoods get what is left over. */
function chartsOf(at: number, neighborhoods: number): number {
  return Math.max(0, Math.ceil((MAX_CHARTS - at) / neighborhoods));
}

/** Returns the first sections in full, and those that do not fit in short. */
function fitSections(sections: readonly EmailSection[]): { html: string; text: string }[] {
  const shorts = sections.map(({ short }) => Buffer.byteLength(short.html));
  let remainingBytes = MAX_HTML_BYTES - FRAME_BYTES - shorts.reduce((sum, bytes) => sum + bytes, 0);
  return sections.map((section, i) => {
    const more = Buffer.byteLength(section.html) - (shorts[i] ?? 0);
    if (more > remainingBytes) return section.short;
    remainingBytes -= more;
    return section;
  });
}

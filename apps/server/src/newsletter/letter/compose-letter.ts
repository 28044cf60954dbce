import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { EditionInPrint, Letter, LetterLinks, LetterPart, LetterRecipient } from './letter.ts';
import { letterWebPath } from './web-path.ts';

/** Gmail cuts off what is longer than 102 KB; this leaves room for what a mail server adds. */
export const LONGEST_HTML_BYTES = 90 * 1024;
/** What stands around the parts, with its addresses. */
const AROUND_BYTES = 16 * 1024;

/**
 * Puts a subscriber's letter together from what was drawn before; takes microseconds once it was. Neighborhoods for
 * which a letter has no more room are told in a sentence, with a link to the rest.
 */
export function composeLetter(
  edition: EditionInPrint,
  recipient: LetterRecipient,
  links: LetterLinks,
): Letter {
  const { language, neighborhoods } = recipient;
  const parts = neighborhoods.flatMap(
    ({ id, categories }) => edition.part(id, language, categories) ?? [],
  );
  const wants = (category: VisualCategory) =>
    neighborhoods.some(({ categories }) => categories.includes(category));
  const frame = edition.frame(language, {
    kind: 'mail',
    severalNeighborhoods: parts.length > 1,
    dataNews: wants('data-news'),
    note: wants('editors-note'),
  });
  const { subject, preview, names } = edition.titles(language, parts);
  const first = parts[0] ?? neighborhoods[0];
  return {
    subject,
    ...frame.fill({
      title: subject,
      preview,
      parts: fitting(parts),
      names,
      links,
      webPath: letterWebPath(edition.edition.id, first?.id ?? ''),
    }),
  };
}

/** The first parts whole, and those for which there is no room in short. */
function fitting(parts: readonly LetterPart[]): { html: string; text: string }[] {
  const shorts = parts.map(({ short }) => Buffer.byteLength(short.html));
  let room = LONGEST_HTML_BYTES - AROUND_BYTES - shorts.reduce((sum, bytes) => sum + bytes, 0);
  return parts.map((part, i) => {
    const more = Buffer.byteLength(part.html) - (shorts[i] ?? 0);
    if (more > room) return part.short;
    room -= more;
    return part;
  });
}

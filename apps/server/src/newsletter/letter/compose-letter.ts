import type { VisualCategory } from '@townlight/domain/subscriptions';
import type { EditionInPrint, Letter, LetterLinks, LetterPart, LetterRecipient } from './letter.ts';
import { letterWebPath } from './web-path.ts';

/** Gmail clips messages longer than 102 KB; the rest is reserved for what mail servers add. */
export const LONGEST_HTML_BYTES = 90 * 1024;
/** Reserved for the frame and its URLs. */
const AROUND_BYTES = 16 * 1024;

/**
 * Composes a subscriber's email from rendered sections and frame, which takes microseconds once they are cached.
 * Neighborhoods that do not fit are shortened to a sentence with a link.
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

/** Returns the first sections in full, and those that do not fit in short. */
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

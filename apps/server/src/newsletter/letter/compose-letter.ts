import type { EditionInPrint, Letter, LetterLinks, LetterRecipient } from './letter.ts';

/** Puts a subscriber's letter together from parts that were drawn before. Takes microseconds once they are. */
export function composeLetter(
  edition: EditionInPrint,
  recipient: LetterRecipient,
  links: LetterLinks,
): Letter {
  const parts = recipient.neighborhoods.flatMap(
    ({ id, categories }) => edition.part(id, recipient.language, categories) ?? [],
  );
  return {
    subject: parts.map(({ name }) => name).join(', '),
    html: `${parts.map(({ html }) => html).join('')}<a href="${links.unsubscribe}">Unsubscribe</a>`,
    text: `${parts.map(({ text }) => text).join('\n\n')}\n\n${links.unsubscribe}\n`,
  };
}

import { parsePhrases, phraseLengthAtStart } from './phrases.ts';
import { tokenize } from './street-tokens.ts';

const POST_OFFICE_BOX = parsePhrases(
  'po box, p o box, pob, pobox, po bx, p o bx, post office box, postal box, ' +
    'apartado, apartado postal, apartado de correos, apdo, apdo postal',
);

/** Returns what follows a post office box, e.g. the city; `null` where the text does not begin with one. */
export function parsePostOfficeBox(typed: string): string | null {
  const tokens = tokenize(typed);
  const length = phraseLengthAtStart(tokens, POST_OFFICE_BOX);
  if (length === 0) return null;
  const hasNumber = /\d/.test(tokens[length] ?? '');
  return tokens.slice(length + (hasNumber ? 1 : 0)).join(' ');
}

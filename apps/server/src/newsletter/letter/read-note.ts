import { type MarkdownToken, openMarkdown } from '../../platform/markdown/open-markdown.ts';

/** A piece of a note with what stands in it: a list with its items, a paragraph with its words. */
export interface NotePiece {
  /** As the library calls it, without `_open`: `paragraph`, `strong`, `text`. */
  readonly kind: string;
  readonly text: string;
  /** Of a link. */
  readonly href: string;
  /** Of a paragraph in a list without empty lines: it is none of its own. */
  readonly isTight: boolean;
  readonly pieces: readonly NotePiece[];
}

/** Pictures are read, to be told by their words instead of being fetched. */
const markdown = openMarkdown({
  rules: ['heading', 'lheading', 'hr', 'image', 'reference'],
  leadsTo: (address) => /^(https?:\/\/|mailto:)/i.test(address),
});

/** Reads what the editors wrote in Markdown. */
export function readNote(note: string): readonly NotePiece[] {
  return nest(markdown.parse(note, {}));
}

/** The library gives what opens and what closes in one row. */
function nest(tokens: readonly MarkdownToken[]): NotePiece[] {
  const rows: NotePiece[][] = [[]];
  for (const token of tokens) {
    if (token.nesting < 0) rows.pop();
    else {
      const pieces = token.type === 'image' ? [] : nest(token.children ?? []);
      rows.at(-1)?.push({
        kind: token.type.replace(/_open$/, ''),
        text: token.content,
        href: String(token.attrGet('href') ?? ''),
        isTight: token.hidden,
        pieces,
      });
      if (token.nesting > 0) rows.push(pieces);
    }
  }
  return rows[0] ?? [];
}

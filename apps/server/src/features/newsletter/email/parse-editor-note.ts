import { createMarkdown, type MarkdownToken } from '../../../platform/markdown/create-markdown.ts';

/** A node of a note's syntax tree, such as a list with its items or a paragraph with its text. */
export interface NoteNode {
  /** The library's token type without `_open`: `paragraph`, `strong`, `text`. */
  readonly kind: string;
  readonly text: string;
  /** URL of a link. */
  readonly href: string;
  /** Whether it is a paragraph of a tight list, which is rendered without an element. */
  readonly isTight: boolean;
  readonly pieces: readonly NoteNode[];
}

/** Images are parsed so that they can be replaced by their alternative text; they are not loaded. */
const markdown = createMarkdown({
  rules: ['heading', 'lheading', 'hr', 'image', 'reference'],
  allowsLink: (address) => /^(https?:\/\/|mailto:)/i.test(address),
});

/** Parses the editors' Markdown. */
export function parseEditorNote(note: string): readonly NoteNode[] {
  return nest(markdown.parse(note, {}));
}

/** Nests the library's flat list of opening and closing tokens. */
function nest(tokens: readonly MarkdownToken[]): NoteNode[] {
  const rows: NoteNode[][] = [[]];
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

import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { EMAIL_STYLES } from './email-styles.ts';
import { type NoteNode, parseEditorNote } from './parse-editor-note.ts';
import { wrapLines } from './plain-text.ts';

/**
 * Renders the editors' Markdown: paragraphs, headings, lists, quotations, strong and emphasized text, links. Everything
 * else, in particular HTML, appears as plain text; images appear as their alternative text.
 */
export function renderEditorNote(note: string): ReactNode {
  return h(Fragment, null, ...parseEditorNote(note).map(renderPiece));
}

function renderPiece({ kind, text, href, isTight, pieces }: NoteNode, key: number): ReactNode {
  const inside = pieces.map(renderPiece);
  switch (kind) {
    case 'hr':
      return null;
    case 'heading':
      return h(
        Heading,
        { key, as: 'h3', style: EMAIL_STYLES.caption, className: 'ink' },
        ...inside,
      );
    case 'bullet_list':
    case 'ordered_list':
      return h(
        kind === 'bullet_list' ? 'ul' : 'ol',
        { key, style: { ...EMAIL_STYLES.sentence, paddingLeft: '22px' }, className: 'ink' },
        ...inside,
      );
    case 'list_item':
      return h('li', { key }, ...inside);
    case 'blockquote':
      return h('div', { key, style: { paddingLeft: '14px' } }, ...inside);
    case 'paragraph':
      return isTight
        ? h(Fragment, { key }, ...inside)
        : h(Text, { key, style: EMAIL_STYLES.sentence, className: 'ink' }, ...inside);
    case 'strong':
    case 'em':
      return h(kind, { key }, ...inside);
    case 'link':
      return h(Link, { key, href, style: EMAIL_STYLES.linkInText, className: 'link' }, ...inside);
    case 'softbreak':
      return ' ';
    case 'hardbreak':
      return h('br', { key });
    default:
      return pieces.length > 0 ? h(Fragment, { key }, ...inside) : text;
  }
}

/** Formats the note as plain text, with URLs after their link text. */
export function formatEditorNoteText(note: string): string {
  return pieceBlocks(parseEditorNote(note)).join('\n\n');
}

function pieceBlocks(pieces: readonly NoteNode[]): string[] {
  return pieces.flatMap((piece) => {
    switch (piece.kind) {
      case 'hr':
        return [];
      case 'blockquote':
        return pieceBlocks(piece.pieces);
      case 'bullet_list':
      case 'ordered_list':
        return [
          piece.pieces
            .map((item, i) => {
              const mark = piece.kind === 'bullet_list' ? '-' : `${i + 1}.`;
              return wrapLines(`${mark} ${pieceBlocks(item.pieces).join(' ')}`);
            })
            .join('\n'),
        ];
      default:
        return [wrapLines(pieceText(piece))];
    }
  });
}

function pieceText({ kind, text, href, pieces }: NoteNode): string {
  if (kind === 'softbreak') return ' ';
  if (kind === 'hardbreak') return '\n';
  const label = pieces.length === 0 ? text : pieces.map(pieceText).join('');
  return kind === 'link' && href !== label ? `${label} (${href})` : label;
}

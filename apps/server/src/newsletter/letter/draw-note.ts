import { Heading } from '@react-email/heading';
import { Link } from '@react-email/link';
import { Text } from '@react-email/text';
import { lexer, type Token, type Tokens } from 'marked';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { LOOK } from './look.ts';
import { wrap } from './plain-text.ts';

/** Addresses that a note may lead to. */
const LINK = /^(https?:\/\/|mailto:)/i;

/**
 * What the editors wrote in Markdown: paragraphs, headings, lists, strong and emphasized words, links. All else,
 * markup of the web first of all, stands as the text that it is; pictures are told by their words.
 */
export function drawNote(markdown: string): ReactNode {
  return h(Fragment, null, ...lexer(markdown).map(drawToken));
}

function drawToken(token: Token, key: number): ReactNode {
  switch (token.type) {
    case 'space':
    case 'hr':
    case 'def':
      return null;
    case 'heading':
      return h(Heading, { key, as: 'h4', style: LOOK.caption, className: 'ink' }, ...inline(token));
    case 'list':
      return h(
        token.ordered ? 'ol' : 'ul',
        { key, style: { ...LOOK.sentence, paddingLeft: '22px' }, className: 'ink' },
        ...(token as Tokens.List).items.map((item, i) =>
          h('li', { key: i }, ...item.tokens.flatMap((part) => inline(part))),
        ),
      );
    default:
      return h(Text, { key, style: LOOK.sentence, className: 'ink' }, ...inline(token));
  }
}

function inline(token: Token): ReactNode[] {
  const parts = 'tokens' in token ? token.tokens : undefined;
  // what has no parts stands as it was written
  if (parts === undefined) return [textOf(token)];
  return parts.map((part, key) => {
    switch (part.type) {
      case 'strong':
        return h('strong', { key }, ...inline(part));
      case 'em':
        return h('em', { key }, ...inline(part));
      case 'br':
        return h('br', { key });
      case 'link': {
        const { href } = part as Tokens.Link;
        return LINK.test(href)
          ? h(Link, { key, href, style: LOOK.link, className: 'link' }, ...inline(part))
          : h(Fragment, { key }, ...inline(part));
      }
      default:
        return h(Fragment, { key }, ...inline(part));
    }
  });
}

/** The words of a token without its marks; of the web's own markup its source, to be seen. */
function textOf(token: Token): string {
  const text = token.type === 'html' ? token.raw : 'text' in token ? String(token.text) : token.raw;
  return text;
}

/** The same in plain text, with addresses behind their words. */
export function noteText(markdown: string): string {
  return lexer(markdown)
    .flatMap((token): string[] => {
      if (token.type === 'space' || token.type === 'hr' || token.type === 'def') return [];
      if (token.type === 'list')
        return [
          (token as Tokens.List).items
            .map((item, i) =>
              wrap(
                `${token.ordered ? `${i + 1}.` : '-'} ${item.tokens.map((part) => plain(part)).join(' ')}`,
              ),
            )
            .join('\n'),
        ];
      return [wrap(plain(token))];
    })
    .join('\n\n');
}

function plain(token: Token): string {
  if (token.type === 'br') return '\n';
  const words =
    'tokens' in token && token.tokens ? token.tokens.map(plain).join('') : textOf(token).trimEnd();
  if (token.type !== 'link') return 'tokens' in token ? words : textOf(token);
  const { href } = token as Tokens.Link;
  return LINK.test(href) && href !== words ? `${words} (${href})` : words;
}

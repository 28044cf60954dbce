import { Heading } from '@react-email/heading';
import { Img } from '@react-email/img';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { createElement as h, type ReactNode } from 'react';
import { CHART_WIDTH } from '../../../images/index.ts';
import type { EmailBlock, EmailBlockTable } from '../blocks/block.ts';
import { renderMarkedSentence } from './email-content.ts';
import { EMAIL_STYLES } from './email-styles.ts';

/** URL and height of a block's chart; its width is that of the column. */
export interface PlacedPicture {
  readonly url: string;
  readonly height: number;
}

export interface BlockOptions {
  readonly picture: PlacedPicture | null;
  /** Prefix of page URLs, with the language. */
  readonly base: string;
  /**
   * Whether this is the first block of a neighborhood: it has no title, because the name is above it, and its first
   * sentence is larger.
   */
  readonly isFirst: boolean;
  /** Level of the title; by default below that of a neighborhood. */
  readonly level?: 'h2' | 'h3';
}

/** Renders a block as rows of the email's table. */
export function renderEmailBlock(
  block: EmailBlock,
  { picture, base, isFirst, level = 'h3' }: BlockOptions,
): ReactNode {
  const { title, sentences, notes, table, links = [] } = block;
  return h(
    Section,
    { key: block.category },
    isFirst ? null : h(Heading, { as: level, style: EMAIL_STYLES.title, className: 'ink' }, title),
    ...sentences.map((sentence, i) =>
      h(
        Text,
        {
          key: sentence,
          style: isFirst && i === 0 ? EMAIL_STYLES.lead : EMAIL_STYLES.sentence,
          className: 'ink',
        },
        renderMarkedSentence(sentence),
      ),
    ),
    table === undefined ? null : renderTable(table, title),
    block.picture === undefined || picture === null
      ? null
      : [
          h(
            Text,
            { key: 'caption', style: EMAIL_STYLES.caption, className: 'ink' },
            block.picture.caption,
          ),
          h(Img, {
            key: 'picture',
            src: picture.url,
            alt: block.picture.alt,
            width: CHART_WIDTH,
            height: picture.height,
            style: EMAIL_STYLES.picture,
          }),
        ],
    ...notes.map((note) =>
      h(
        Text,
        { key: note, style: EMAIL_STYLES.note, className: 'muted' },
        renderMarkedSentence(note),
      ),
    ),
    ...links.map(({ path, label }) =>
      h(
        Text,
        { key: path, style: EMAIL_STYLES.linkLine },
        h(Link, { href: base + path, style: EMAIL_STYLES.link, className: 'link' }, label),
      ),
    ),
  );
}

function renderTable({ head, rows }: EmailBlockTable, title: string): ReactNode {
  const side = (i: number) => (i === 0 ? 'left' : 'right');
  return h(
    'table',
    {
      key: 'table',
      width: '100%',
      cellPadding: 0,
      cellSpacing: 0,
      border: 0,
      'aria-label': title,
      style: { borderCollapse: 'collapse', marginBottom: '8px' },
    },
    h(
      'thead',
      null,
      h(
        'tr',
        null,
        ...head.map((cell, i) =>
          h(
            'th',
            {
              key: cell,
              scope: 'col',
              align: side(i),
              style: EMAIL_STYLES.head,
              className: 'muted line',
            },
            cell,
          ),
        ),
      ),
    ),
    h(
      'tbody',
      null,
      ...rows.map(({ cells, isHighlighted }) =>
        h(
          'tr',
          { key: cells[0] },
          ...cells.map((cell, i) =>
            h(
              i === 0 ? 'th' : 'td',
              {
                key: head[i],
                ...(i === 0 && { scope: 'row' }),
                align: side(i),
                style: {
                  ...EMAIL_STYLES.cell,
                  fontWeight: 400,
                  ...(isHighlighted && EMAIL_STYLES.highlighted),
                },
                className: isHighlighted ? 'ink line own' : 'ink line',
              },
              cell,
            ),
          ),
        ),
      ),
    ),
  );
}

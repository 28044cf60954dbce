import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { LANGUAGES, type Language, languageBase } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import type { YearMonth } from '@townlight/domain/time';
import { createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Block } from '../blocks/block.ts';
import type { LetterWords } from '../words/index.ts';
import { drawBlock } from './draw-block.ts';
import { drawDocument } from './draw-document.ts';
import { drawNote, noteText } from './draw-note.ts';
import type { FrameMatter, LetterFrame } from './letter.ts';
import { LOOK } from './look.ts';
import { blockText, wrap } from './plain-text.ts';

export interface FrameParts {
  /** `web` is the public page, without a subscriber's links. */
  readonly kind: 'mail' | 'web';
  readonly siteUrl: string;
  /** Appears in the footer of emails. */
  readonly postalAddress: string | undefined;
  readonly words: LetterWords;
  readonly period: YearMonth;
  readonly severalNeighborhoods: boolean;
  readonly sample: boolean;
  /** Blocks that appear once, after the neighborhoods. */
  readonly blocks: readonly Block[];
  /** Markdown; empty without a note, or if the subscriber does not want it. */
  readonly note: string;
}

/** Delimits placeholders, which are replaced for each subscriber; no other text contains them. */
const HOLE = /%%([a-z]+)%%/;

/** Renders the frame around the sections, once for all emails with the same options. */
export function drawFrame(frame: FrameParts): LetterFrame {
  const pieces = document(frame).split(HOLE);
  return {
    fill(matter) {
      const values = valuesOf(matter, frame);
      return {
        html: pieces.map((piece, i) => (i % 2 === 1 ? (values[piece] ?? '') : piece)).join(''),
        text: textOf(matter, frame),
      };
    },
  };
}

function document(frame: FrameParts): string {
  const { kind, words, siteUrl, sample } = frame;
  return drawDocument({
    words,
    siteUrl,
    title: '%%title%%',
    preview: kind === 'mail' ? '%%preview%%' : null,
    head: kind === 'web' ? webHead(frame) : null,
    heading: '%%heading%%',
    sample,
    content: [
      '%%parts%%',
      ...once(frame, siteUrl + languageBase(words.language)),
      h(Hr, { key: 'rule', style: LOOK.rule, className: 'line' }),
      footer(frame, siteUrl + languageBase(words.language)),
    ],
  });
}

/** Renders what appears once, after the neighborhoods. */
function once({ blocks, note, words }: FrameParts, base: string): ReactNode[] {
  const rule = (key: string) => h(Hr, { key, style: LOOK.rule, className: 'line' });
  return [
    ...(note === ''
      ? []
      : [
          rule('note-'),
          h(
            Section,
            { key: 'note' },
            h(Heading, { as: 'h2', style: LOOK.title, className: 'ink' }, words.titles.note),
            drawNote(note),
          ),
        ]),
    ...blocks.flatMap((block) => [
      rule(`${block.category}-`),
      drawBlock(block, { picture: null, base, isFirst: false, level: 'h2' }),
    ]),
  ];
}

function footer({ kind, words, postalAddress }: FrameParts, base: string): ReactNode {
  const { letter } = words;
  const link = (href: string, label: string, lang?: Language) =>
    h(
      Link,
      { key: label, href, style: LOOK.link, className: 'link', ...(lang && { lang }) },
      label,
    );
  const own =
    kind === 'mail'
      ? [
          link('%%unsubscribe%%', letter.unsubscribe),
          link('%%manage%%', letter.manage),
          link('%%other%%', letter.otherLanguage, otherThan(words.language)),
          link('%%web%%', letter.web),
        ]
      : [
          link(`${base}${pagePath({ kind: 'subscribe' })}`, letter.subscribe),
          link('%%other%%', letter.otherLanguage, otherThan(words.language)),
        ];
  const links = [...own, link(`${base}${pagePath({ kind: 'method' })}`, letter.method)];
  return h(
    Section,
    null,
    kind === 'mail' ? h(Text, { style: LOOK.note, className: 'muted' }, '%%why%%') : null,
    h(
      Text,
      { style: LOOK.note, className: 'muted' },
      ...links.flatMap((one, i) => (i === 0 ? [one] : [' · ', one])),
    ),
    kind === 'web' || postalAddress === undefined
      ? null
      : h(Text, { style: LOOK.note, className: 'muted' }, postalAddress),
  );
}

function webHead({ siteUrl, words }: FrameParts): ReactNode[] {
  return [
    h('meta', { key: 'description', name: 'description', content: '%%description%%' }),
    h('meta', { key: 'og', property: 'og:title', content: '%%title%%' }),
    h('link', { key: 'canonical', rel: 'canonical', href: '%%web%%' }),
    ...LANGUAGES.map((language) =>
      h('link', {
        key: language,
        rel: 'alternate',
        hrefLang: language,
        href: language === words.language ? '%%web%%' : '%%other%%',
      }),
    ),
    h('link', { key: 'icon', rel: 'icon', href: `${siteUrl}/favicon.svg` }),
  ];
}

/** Returns the value of each placeholder. */
function valuesOf(matter: FrameMatter, frame: FrameParts): Record<string, string> {
  const { words, siteUrl, period } = frame;
  const { title, preview, names, links, webPath, parts } = matter;
  const rule = renderToStaticMarkup(h(Hr, { style: LOOK.rule, className: 'line' }));
  return {
    title: escapeHtml(frame.kind === 'web' ? `${title} · Townlight` : title),
    preview: escapeHtml(preview),
    heading: escapeHtml(frame.kind === 'web' ? title : headingOf(frame)),
    description: escapeHtml(words.letter.description({ name: names, month: words.month(period) })),
    parts: parts
      .map(({ html }) => html)
      .filter(Boolean)
      .join(rule),
    why: escapeHtml(words.letter.why(names)),
    manage: escapeHtml(links.manage),
    unsubscribe: escapeHtml(links.unsubscribe),
    web: escapeHtml(siteUrl + languageBase(words.language) + webPath),
    other: escapeHtml(siteUrl + languageBase(otherThan(words.language)) + webPath),
  };
}

function textOf(matter: FrameMatter, frame: FrameParts): string {
  const { words, siteUrl, blocks, note, sample, postalAddress } = frame;
  const base = siteUrl + languageBase(words.language);
  const { letter, titles } = words;
  const { parts, names, links, webPath } = matter;
  const rule = '\n\n* * *\n\n';
  return [
    ['TOWNLIGHT', headingOf(frame), ...(sample ? [letter.sample] : [])].join('\n'),
    ...parts.map(({ text }) => text),
    ...(note === '' ? [] : [`${titles.note.toLocaleUpperCase(words.locale)}\n\n${noteText(note)}`]),
    ...blocks.map((block) => blockText(block, base)),
    [
      wrap(letter.why(names)),
      `${letter.unsubscribe}:\n${links.unsubscribe}`,
      `${letter.manage}:\n${links.manage}`,
      `${letter.otherLanguage}:\n${siteUrl}${languageBase(otherThan(words.language))}${webPath}`,
      `${letter.web}:\n${base}${webPath}`,
      `${letter.method}:\n${base}${pagePath({ kind: 'method' })}`,
      ...(postalAddress === undefined ? [] : [wrap(postalAddress)]),
    ].join('\n\n'),
  ]
    .join(rule)
    .concat('\n');
}

function headingOf({ words, period, severalNeighborhoods }: FrameParts): string {
  return words.letter.heading({
    neighborhoods: severalNeighborhoods ? 2 : 1,
    month: words.month(period),
  });
}

function otherThan(language: Language): Language {
  return LANGUAGES.find((one) => one !== language) ?? language;
}

function escapeHtml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

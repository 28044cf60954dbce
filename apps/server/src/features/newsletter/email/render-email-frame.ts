import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type Language, languagePrefix } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import type { YearMonth } from '@townlight/domain/time';
import { createElement as h, type ReactNode } from 'react';
import { getSiteLanguages, otherSiteLanguage } from '../../../platform/i18n/site-languages.ts';
import { escapeHtml } from '../../../platform/safe-text.ts';
import type { EmailBlock } from '../blocks/block.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { EmailFrame, FrameContent } from './email-content.ts';
import { EMAIL_STYLES } from './email-styles.ts';
import { formatBlockText, wrapLines } from './plain-text.ts';
import { formatEditorNoteText, renderEditorNote } from './render-editor-note.ts';
import { renderEmailBlock } from './render-email-block.ts';
import { renderEmailDocument } from './render-email-document.ts';
import { renderEmailMarkup } from './render-email-markup.ts';

export interface FrameOptions {
  /** `web` is the public page, without a subscriber's links. */
  readonly kind: 'mail' | 'web';
  readonly siteUrl: string;
  /** Appears in the footer of emails. */
  readonly postalAddress: string | undefined;
  readonly messages: EmailMessages;
  readonly period: YearMonth;
  readonly severalNeighborhoods: boolean;
  readonly sample: boolean;
  /** Blocks that appear once, after the neighborhoods. */
  readonly blocks: readonly EmailBlock[];
  /** Markdown; empty without a note, or if the subscriber does not want it. */
  readonly note: string;
}

/** Delimits placeholders, which are replaced for each subscriber; no other text contains them. */
const PLACEHOLDER = /%%([a-z]+)%%/;

/** Renders the frame around the sections, once for all emails with the same options. */
export function renderEmailFrame(frame: FrameOptions): EmailFrame {
  const pieces = renderFrameTemplate(frame).split(PLACEHOLDER);
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

function renderFrameTemplate(frame: FrameOptions): string {
  const { kind, messages, siteUrl, sample } = frame;
  return renderEmailDocument({
    messages,
    siteUrl,
    title: '%%title%%',
    preview: kind === 'mail' ? '%%preview%%' : null,
    head: kind === 'web' ? renderWebHead(frame) : null,
    heading: '%%heading%%',
    sample,
    content: [
      '%%parts%%',
      ...renderSharedBlocks(frame, siteUrl + languagePrefix(messages.language)),
      h(Hr, { key: 'rule', style: EMAIL_STYLES.rule, className: 'line' }),
      renderFooter(frame, siteUrl + languagePrefix(messages.language)),
    ],
  });
}

/** Renders what appears once, after the neighborhoods. */
function renderSharedBlocks({ blocks, note, messages }: FrameOptions, base: string): ReactNode[] {
  const rule = (key: string) => h(Hr, { key, style: EMAIL_STYLES.rule, className: 'line' });
  return [
    ...(note === ''
      ? []
      : [
          rule('note-'),
          h(
            Section,
            { key: 'note' },
            h(
              Heading,
              { as: 'h2', style: EMAIL_STYLES.title, className: 'ink' },
              messages.text('titles.note'),
            ),
            renderEditorNote(note),
          ),
        ]),
    ...blocks.flatMap((block) => [
      rule(`${block.category}-`),
      renderEmailBlock(block, { picture: null, base, isFirst: false, level: 'h2' }),
    ]),
  ];
}

function renderFooter({ kind, messages, postalAddress }: FrameOptions, base: string): ReactNode {
  const { text } = messages;
  const link = (href: string, label: string, lang?: Language) =>
    h(
      Link,
      { key: label, href, style: EMAIL_STYLES.link, className: 'link', ...(lang && { lang }) },
      label,
    );
  const other = otherSiteLanguage(messages.language);
  const toOther = other === null ? [] : [link('%%other%%', text('email.otherLanguage'), other)];
  const actionLinks =
    kind === 'mail'
      ? [
          link('%%unsubscribe%%', text('email.unsubscribe')),
          link('%%manage%%', text('email.manage')),
          ...toOther,
          link('%%web%%', text('email.web')),
        ]
      : [link(`${base}${pagePath({ kind: 'subscribe' })}`, text('email.subscribe')), ...toOther];
  const links = [
    ...actionLinks,
    link(`${base}${pagePath({ kind: 'method' })}`, text('email.method')),
  ];
  return h(
    Section,
    null,
    kind === 'mail' ? h(Text, { style: EMAIL_STYLES.note, className: 'muted' }, '%%why%%') : null,
    h(
      Text,
      { style: EMAIL_STYLES.note, className: 'muted' },
      ...links.flatMap((one, i) => (i === 0 ? [one] : [' · ', one])),
    ),
    kind === 'web' || postalAddress === undefined
      ? null
      : h(Text, { style: EMAIL_STYLES.note, className: 'muted' }, postalAddress),
  );
}

function renderWebHead({ siteUrl, messages }: FrameOptions): ReactNode[] {
  return [
    h('meta', { key: 'description', name: 'description', content: '%%description%%' }),
    h('meta', { key: 'og', property: 'og:title', content: '%%title%%' }),
    h('link', { key: 'canonical', rel: 'canonical', href: '%%web%%' }),
    ...(otherSiteLanguage(messages.language) === null ? [] : getSiteLanguages()).map((language) =>
      h('link', {
        key: language,
        rel: 'alternate',
        hrefLang: language,
        href: language === messages.language ? '%%web%%' : '%%other%%',
      }),
    ),
    h('link', { key: 'icon', rel: 'icon', href: `${siteUrl}/favicon.svg` }),
  ];
}

/** Returns the value of each placeholder. */
function valuesOf(matter: FrameContent, frame: FrameOptions): Record<string, string> {
  const { messages, siteUrl, period } = frame;
  const { title, preview, names, links, webPath, sections } = matter;
  const other = otherSiteLanguage(messages.language) ?? messages.language;
  const rule = renderEmailMarkup(h(Hr, { style: EMAIL_STYLES.rule, className: 'line' }));
  return {
    title: escapeHtml(frame.kind === 'web' ? `${title} · Townlight` : title),
    preview: escapeHtml(preview),
    heading: escapeHtml(frame.kind === 'web' ? title : headingOf(frame)),
    description: escapeHtml(
      messages.text('email.description', { name: names, month: messages.month(period) }),
    ),
    parts: sections
      .map(({ html }) => html)
      .filter(Boolean)
      .join(rule),
    why: escapeHtml(messages.text('email.why', { names })),
    manage: escapeHtml(links.manage),
    unsubscribe: escapeHtml(links.unsubscribe),
    web: escapeHtml(siteUrl + languagePrefix(messages.language) + webPath),
    other: escapeHtml(siteUrl + languagePrefix(other) + webPath),
  };
}

function textOf(matter: FrameContent, frame: FrameOptions): string {
  const { messages, siteUrl, blocks, note, sample, postalAddress } = frame;
  const base = siteUrl + languagePrefix(messages.language);
  const { text } = messages;
  const { sections, names, links, webPath } = matter;
  const other = otherSiteLanguage(messages.language);
  const rule = '\n\n* * *\n\n';
  return [
    ['TOWNLIGHT', headingOf(frame), ...(sample ? [text('email.sample')] : [])].join('\n'),
    ...sections.map((section) => section.text),
    ...(note === ''
      ? []
      : [
          `${text('titles.note').toLocaleUpperCase(messages.locale)}\n\n${formatEditorNoteText(note)}`,
        ]),
    ...blocks.map((block) => formatBlockText(block, base)),
    [
      wrapLines(text('email.why', { names })),
      `${text('email.unsubscribe')}:\n${links.unsubscribe}`,
      `${text('email.manage')}:\n${links.manage}`,
      ...(other === null
        ? []
        : [`${text('email.otherLanguage')}:\n${siteUrl}${languagePrefix(other)}${webPath}`]),
      `${text('email.web')}:\n${base}${webPath}`,
      `${text('email.method')}:\n${base}${pagePath({ kind: 'method' })}`,
      ...(postalAddress === undefined ? [] : [wrapLines(postalAddress)]),
    ].join('\n\n'),
  ]
    .join(rule)
    .concat('\n');
}

function headingOf({ messages, period, severalNeighborhoods }: FrameOptions): string {
  return messages.text('email.heading', {
    areas: severalNeighborhoods ? 2 : 1,
    month: messages.month(period),
  });
}

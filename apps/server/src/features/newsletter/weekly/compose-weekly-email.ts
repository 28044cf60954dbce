import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type Language, languagePrefix } from '@townlight/domain/language';
import { pagePath } from '@townlight/domain/pages';
import { createElement as h, type ReactNode } from 'react';
import type { EmailBlock, EmailBlockLink } from '../blocks/block.ts';
import { type EmailContent, type EmailLinks, stripSentenceMarks } from '../email/email-content.ts';
import { EMAIL_STYLES } from '../email/email-styles.ts';
import type { EmailRenderContext } from '../email/index.ts';
import { wrapLines } from '../email/plain-text.ts';
import { renderEmailBlock } from '../email/render-email-block.ts';
import { renderEmailDocument } from '../email/render-email-document.ts';
import type { EmailMessages } from '../messages/index.ts';
import { type DescribedWeek, describeAreaWeek, noonUtc } from './describe-area-week.ts';
import type { WeekFacts } from './week-facts.ts';

/** A subject with more names than this contains their number instead. */
const MAX_NAMES_IN_SUBJECT = 3;
/** With more tables than this, mail programs would clip the email before its unsubscribe link. */
const MAX_TABLES = 6;

/**
 * Composes a subscriber's weekly email.
 * @param week with only the subscriber's neighborhoods, in their order; at least one
 */
export function composeWeeklyEmail(
  week: WeekFacts,
  { language, links }: { language: Language; links: EmailLinks },
  { siteUrl, messages: of, postalAddress }: EmailRenderContext,
): EmailContent {
  const messages = of[language];
  const { text } = messages;
  const base = siteUrl + languagePrefix(language);
  const isShort = week.areas.length > MAX_TABLES;
  const described = week.areas.map((area) =>
    describeAreaWeek(area, { messages, hasCrime: week.hasCrime, isShort }),
  );
  const names = messages.list(described.map(({ name }) => name));
  const days = daysOf(week, messages);
  const subject = text('weekly.subject', {
    names:
      described.length > MAX_NAMES_IN_SUBJECT
        ? text('email.several', { areas: described.length })
        : names,
    days,
  });
  const heading = text('weekly.heading', { areas: described.length, days });
  const also = week.news.map(
    ({ id, titles }): EmailBlockLink => ({
      label: titles[language],
      path: pagePath({ kind: 'news-entry', entry: id, area: null }),
    }),
  );
  const notes = [...new Set(described.flatMap((one) => one.notes))];
  const newsTitle = text('weekly.news');
  const why = text('weekly.why', { names });
  const methods = [
    { label: text('alerts.air.method'), path: pagePath({ kind: 'air-method' }) },
    { label: text('email.method'), path: pagePath({ kind: 'method' }) },
  ];
  const rule = (key: string) => h(Hr, { key, style: EMAIL_STYLES.rule, className: 'line' });
  return {
    subject,
    html: renderEmailDocument({
      messages,
      siteUrl,
      title: subject,
      preview: stripSentenceMarks(described[0]?.blocks[0]?.sentences[0] ?? ''),
      head: null,
      heading,
      sample: false,
      content: [
        ...described.flatMap((one, i) => [
          ...(i === 0 ? [] : [rule(`before ${one.name}`)]),
          renderArea(one, base),
        ]),
        ...(also.length === 0 ? [] : [rule('also'), renderNewsLinks(newsTitle, also, base)]),
        rule('why'),
        h(
          Section,
          { key: 'footer' },
          ...notes.map(note),
          note(why),
          h(
            Text,
            { style: EMAIL_STYLES.note, className: 'muted' },
            link(links.unsubscribe, text('email.unsubscribe')),
            ' · ',
            link(links.manage, text('email.manage')),
            ...methods.flatMap(({ label, path }) => [' · ', link(base + path, label)]),
          ),
          postalAddress === undefined ? null : note(postalAddress),
        ),
      ],
    }),
    text: [
      `TOWNLIGHT\n${heading}`,
      ...described.map((one) => areaText(one, base, messages.locale)),
      ...(also.length === 0 ? [] : [`${newsTitle}\n\n${linkLines(also, base)}`]),
      '* * *',
      ...notes.map(wrapLines),
      wrapLines(why),
      `${text('email.unsubscribe')}:\n${links.unsubscribe}`,
      `${text('email.manage')}:\n${links.manage}`,
      ...methods.map(({ label, path }) => `${label}:\n${base}${path}`),
      ...(postalAddress === undefined ? [] : [wrapLines(postalAddress)]),
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

function daysOf({ monday }: WeekFacts, { text }: EmailMessages): string {
  const from = noonUtc(monday);
  const to = new Date(from);
  to.setUTCDate(to.getUTCDate() + 6);
  return text('weekly.days', {
    from,
    to,
    isOneMonth: from.getUTCMonth() === to.getUTCMonth(),
  });
}

function renderArea({ name, blocks }: DescribedWeek, base: string): ReactNode {
  return h(
    Section,
    { key: name },
    h(Heading, { as: 'h2', style: EMAIL_STYLES.name, className: 'ink' }, name),
    ...blocks.map((block, i) =>
      h(
        Section,
        { key: block.category, style: { paddingTop: i === 0 ? '4px' : '20px' } },
        renderEmailBlock(block, { picture: null, base, isFirst: block.title === '' }),
      ),
    ),
  );
}

function renderNewsLinks(title: string, links: readonly EmailBlockLink[], base: string): ReactNode {
  return h(
    Section,
    { key: 'also published' },
    h(Heading, { as: 'h2', style: EMAIL_STYLES.title, className: 'ink' }, title),
    ...links.map(({ label, path }) =>
      h(Text, { key: path, style: EMAIL_STYLES.linkLine }, link(base + path, label)),
    ),
  );
}

function areaText({ name, blocks }: DescribedWeek, base: string, locale: string): string {
  return [name.toLocaleUpperCase(locale), ...blocks.map((block) => blockLines(block, base))].join(
    '\n\n',
  );
}

function blockLines(
  { title, sentences, table, notes, links = [] }: EmailBlock,
  base: string,
): string {
  const rows = table?.rows.map(({ cells: [day, aqi, category] }) =>
    wrapLines(`- ${day}: ${aqi === '–' ? '' : `${aqi}, `}${category}`),
  );
  return [
    ...(title === '' ? [] : [`${title}\n${'-'.repeat([...title].length)}`]),
    ...sentences.map((sentence) => wrapLines(stripSentenceMarks(sentence))),
    ...(rows ? [rows.join('\n')] : []),
    ...notes.map((one) => wrapLines(stripSentenceMarks(one))),
    ...(links.length === 0 ? [] : [linkLines(links, base)]),
  ].join('\n\n');
}

function linkLines(links: readonly EmailBlockLink[], base: string): string {
  return links.map(({ label, path }) => `${label}:\n${base}${path}`).join('\n\n');
}

function note(text: string): ReactNode {
  return h(Text, { key: text, style: EMAIL_STYLES.note, className: 'muted' }, text);
}

function link(href: string, label: string): ReactNode {
  return h(Link, { key: label, href, style: EMAIL_STYLES.link, className: 'link' }, label);
}

import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type Language, languagePrefix } from '@townlight/domain/language';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import type { AlertKind } from '@townlight/domain/subscriptions';
import { addMonths } from '@townlight/domain/time';
import { createElement as h, type ReactNode } from 'react';
import { formatCountChange } from '../blocks/format-count-change.ts';
import {
  type EmailContent,
  type EmailLinks,
  renderMarkedSentence,
  stripSentenceMarks,
} from '../email/email-content.ts';
import { EMAIL_STYLES } from '../email/email-styles.ts';
import type { EmailRenderContext } from '../email/index.ts';
import { wrapLines } from '../email/plain-text.ts';
import { renderEmailDocument } from '../email/render-email-document.ts';
import type { EmailMessages } from '../messages/index.ts';
import type { AlertArea } from './alert.ts';

/** A subject with more names than this contains their number instead. */
const MAX_NAMES_IN_SUBJECT = 3;

/** The content of an alert about one neighborhood. */
interface AlertEntry {
  readonly name: string;
  readonly sentences: readonly string[];
  readonly link: { readonly label: string; readonly path: string };
}

/**
 * Composes the email of an alert: the figures of the reader's neighborhoods, why it was sent, and how to unsubscribe.
 * @param areas at least one, all of the same kind
 */
export function composeAlertEmail(
  areas: readonly AlertArea[],
  { language, links }: { language: Language; links: EmailLinks },
  { siteUrl, messages: of, postalAddress }: EmailRenderContext,
): EmailContent {
  const messages = of[language];
  const base = siteUrl + languagePrefix(language);
  const entries = areas.map((area) => describeArea(area, messages));
  const { subject, heading } = titlesOf(areas, messages);
  const kind = areas[0]?.figures.kind ?? 'crime-change';
  const why = messages.text(`alerts.why.${kind}`, {
    names: messages.list(areas.map(({ name }) => name)),
  });
  const stop = messages.text('alerts.stop');
  const manage = messages.text('alerts.manage');
  const method = methodOf(kind, messages);
  return {
    subject,
    html: renderEmailDocument({
      messages,
      siteUrl,
      title: subject,
      preview: stripSentenceMarks(entries[0]?.sentences[0] ?? ''),
      head: null,
      heading,
      sample: false,
      content: [
        ...entries.map((one) => renderEntry(one, base)),
        h(Hr, { key: 'rule', style: EMAIL_STYLES.rule, className: 'line' }),
        h(
          Section,
          { key: 'why' },
          h(Text, { style: EMAIL_STYLES.note, className: 'muted' }, why),
          h(
            Text,
            { style: EMAIL_STYLES.note, className: 'muted' },
            link(links.unsubscribe, stop),
            ' · ',
            link(links.manage, manage),
            ' · ',
            link(base + method.path, method.label),
          ),
          postalAddress === undefined
            ? null
            : h(Text, { style: EMAIL_STYLES.note, className: 'muted' }, postalAddress),
        ),
      ],
    }),
    text: [
      `TOWNLIGHT\n${heading}`,
      ...entries.map((one) => formatEntryText(one, base, messages.locale)),
      '* * *',
      wrapLines(why),
      `${stop}:\n${links.unsubscribe}`,
      `${manage}:\n${links.manage}`,
      `${method.label}:\n${base}${method.path}`,
      ...(postalAddress === undefined ? [] : [wrapLines(postalAddress)]),
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

/** Returns the link to the page that explains how the figures are calculated. */
function methodOf(kind: AlertKind, { text }: EmailMessages): AlertEntry['link'] {
  return kind === 'unhealthy-air'
    ? { label: text('alerts.air.method'), path: pagePath({ kind: 'air-method' }) }
    : { label: text('email.method'), path: pagePath({ kind: 'method' }) };
}

function titlesOf(
  areas: readonly AlertArea[],
  { text, list, month }: EmailMessages,
): { subject: string; heading: string } {
  const names =
    areas.length > MAX_NAMES_IN_SUBJECT
      ? text('email.several', { areas: areas.length })
      : list(areas.map((a) => a.name));
  const [first] = areas;
  if (first?.figures.kind !== 'crime-change')
    return {
      subject: text('alerts.air.subject', { names }),
      heading: text('alerts.air.heading'),
    };
  const { period, change } = first.figures;
  const direction = areas.length === 1 ? change.direction : null;
  return {
    subject: text('alerts.crime.subject', { names, month: month(period), direction }),
    heading: text('alerts.crime.heading', { month: month(period) }),
  };
}

function describeArea({ id, name, figures }: AlertArea, messages: EmailMessages): AlertEntry {
  const { text } = messages;
  if (figures.kind === 'unhealthy-air') {
    const [longitude, latitude] = figures.center;
    return {
      name,
      sentences: [
        text('alerts.air.reading', {
          hour: messages.hour(figures.hour),
          aqi: figures.aqi,
          category: messages.air[figures.category],
        }),
        text('alerts.air.newest'),
      ],
      link: {
        label: text('alerts.air.link', { name }),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    };
  }
  const { count, change, period, provisional } = figures;
  return {
    name,
    sentences: [
      text('overview.reported', {
        count,
        change: formatCountChange(
          change,
          { against: messages.month(addMonths(period, -12)), changeOver: null },
          messages,
        ),
      }),
      ...(provisional ? [text('alerts.crime.provisional', { month: messages.month(period) })] : []),
    ],
    link: { label: text('alerts.crime.link', { name }), path: trackerPath('neighborhood', id) },
  };
}

function renderEntry({ name, sentences, link: page }: AlertEntry, base: string): ReactNode {
  return h(
    Section,
    { key: name, style: { paddingBottom: '12px' } },
    h(Heading, { as: 'h2', style: EMAIL_STYLES.name, className: 'ink' }, name),
    ...sentences.map((sentence, i) =>
      h(
        Text,
        {
          key: sentence,
          style: i === 0 ? EMAIL_STYLES.lead : EMAIL_STYLES.sentence,
          className: 'ink',
        },
        renderMarkedSentence(sentence),
      ),
    ),
    h(Text, { key: 'link', style: EMAIL_STYLES.linkLine }, link(base + page.path, page.label)),
  );
}

function formatEntryText(
  { name, sentences, link: page }: AlertEntry,
  base: string,
  locale: string,
): string {
  return [
    name.toLocaleUpperCase(locale),
    ...sentences.map((sentence) => wrapLines(stripSentenceMarks(sentence))),
    `${page.label}:\n${base}${page.path}`,
  ].join('\n\n');
}

function link(href: string, label: string): ReactNode {
  return h(Link, { key: label, href, style: EMAIL_STYLES.link, className: 'link' }, label);
}

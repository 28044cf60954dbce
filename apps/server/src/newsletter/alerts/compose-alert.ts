import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { type Language, languageBase } from '@townlight/domain/language';
import { pagePath, trackerPath } from '@townlight/domain/pages';
import type { AlertKind } from '@townlight/domain/subscriptions';
import { addMonths } from '@townlight/domain/time';
import { createElement as h, type ReactNode } from 'react';
import { drawDocument } from '../letter/draw-document.ts';
import type { PrintShop } from '../letter/index.ts';
import type { Letter, LetterLinks } from '../letter/letter.ts';
import { LOOK } from '../letter/look.ts';
import { wrap } from '../letter/plain-text.ts';
import { plainText, richText } from '../letter/rich-text.ts';
import type { LetterWords } from '../words/index.ts';
import type { AlertArea } from './alert.ts';

/** A subject with more names than this contains their number instead. */
const MOST_IN_SUBJECT = 3;

/** The content of an alert about one neighborhood. */
interface Told {
  readonly name: string;
  readonly sentences: readonly string[];
  readonly link: { readonly label: string; readonly path: string };
}

/**
 * Composes the email of an alert: the figures of the reader's neighborhoods, why it was sent, and how to unsubscribe.
 * @param areas at least one, all of the same kind
 */
export function composeAlert(
  areas: readonly AlertArea[],
  { language, links }: { language: Language; links: LetterLinks },
  { siteUrl, words: of, postalAddress }: PrintShop,
): Letter {
  const words = of[language];
  const base = siteUrl + languageBase(language);
  const told = areas.map((area) => tell(area, words));
  const { subject, heading } = titlesOf(areas, words);
  const kind = areas[0]?.figures.kind ?? 'crime-change';
  const why = words.alerts.why[kind](words.list(areas.map(({ name }) => name)));
  const { stop, manage } = words.alerts;
  const method = methodOf(kind, words);
  return {
    subject,
    html: drawDocument({
      words,
      siteUrl,
      title: subject,
      preview: plainText(told[0]?.sentences[0] ?? ''),
      head: null,
      heading,
      sample: false,
      content: [
        ...told.map((one) => draw(one, base)),
        h(Hr, { key: 'rule', style: LOOK.rule, className: 'line' }),
        h(
          Section,
          { key: 'why' },
          h(Text, { style: LOOK.note, className: 'muted' }, why),
          h(
            Text,
            { style: LOOK.note, className: 'muted' },
            link(links.unsubscribe, stop),
            ' · ',
            link(links.manage, manage),
            ' · ',
            link(base + method.path, method.label),
          ),
          postalAddress === undefined
            ? null
            : h(Text, { style: LOOK.note, className: 'muted' }, postalAddress),
        ),
      ],
    }),
    text: [
      `TOWNLIGHT\n${heading}`,
      ...told.map((one) => plain(one, base, words.locale)),
      '* * *',
      wrap(why),
      `${stop}:\n${links.unsubscribe}`,
      `${manage}:\n${links.manage}`,
      `${method.label}:\n${base}${method.path}`,
      ...(postalAddress === undefined ? [] : [wrap(postalAddress)]),
    ]
      .join('\n\n')
      .concat('\n'),
  };
}

/** Returns the link to the page that explains how the figures are calculated. */
function methodOf(kind: AlertKind, { alerts, letter }: LetterWords): Told['link'] {
  return kind === 'unhealthy-air'
    ? { label: alerts.air.method, path: pagePath({ kind: 'air-method' }) }
    : { label: letter.method, path: pagePath({ kind: 'method' }) };
}

function titlesOf(
  areas: readonly AlertArea[],
  { alerts, letter, list, month }: LetterWords,
): { subject: string; heading: string } {
  const names =
    areas.length > MOST_IN_SUBJECT ? letter.several(areas.length) : list(areas.map((a) => a.name));
  const [first] = areas;
  if (first?.figures.kind !== 'crime-change')
    return { subject: alerts.air.subject(names), heading: alerts.air.heading };
  const { period, change } = first.figures;
  const direction = areas.length === 1 ? change.direction : null;
  return {
    subject: alerts.crime.subject({ names, month: month(period), direction }),
    heading: alerts.crime.heading(month(period)),
  };
}

function tell({ id, name, figures }: AlertArea, words: LetterWords): Told {
  const { alerts, overview } = words;
  if (figures.kind === 'unhealthy-air') {
    const [longitude, latitude] = figures.center;
    return {
      name,
      sentences: [
        alerts.air.reading({
          hour: words.hour(figures.hour),
          aqi: words.number(figures.aqi),
          category: words.air[figures.category],
        }),
        alerts.air.newest,
      ],
      link: {
        label: alerts.air.link(name),
        path: pagePath({ kind: 'air', place: { label: name, longitude, latitude } }),
      },
    };
  }
  const { count, change, period, provisional } = figures;
  return {
    name,
    sentences: [
      overview.reported({
        count: words.number(count),
        isOne: count === 1,
        isNone: count === 0,
        change: words.change(change, {
          against: words.month(addMonths(period, -12)),
          changeOver: null,
        }),
      }),
      ...(provisional ? [alerts.crime.provisional(words.month(period))] : []),
    ],
    link: { label: alerts.crime.link(name), path: trackerPath('neighborhood', id) },
  };
}

function draw({ name, sentences, link: page }: Told, base: string): ReactNode {
  return h(
    Section,
    { key: name, style: { paddingBottom: '12px' } },
    h(Heading, { as: 'h2', style: LOOK.name, className: 'ink' }, name),
    ...sentences.map((sentence, i) =>
      h(
        Text,
        { key: sentence, style: i === 0 ? LOOK.lead : LOOK.sentence, className: 'ink' },
        richText(sentence),
      ),
    ),
    h(Text, { key: 'link', style: LOOK.linkLine }, link(base + page.path, page.label)),
  );
}

function plain({ name, sentences, link: page }: Told, base: string, locale: string): string {
  return [
    name.toLocaleUpperCase(locale),
    ...sentences.map((sentence) => wrap(plainText(sentence))),
    `${page.label}:\n${base}${page.path}`,
  ].join('\n\n');
}

function link(href: string, label: string): ReactNode {
  return h(Link, { key: label, href, style: LOOK.link, className: 'link' }, label);
}

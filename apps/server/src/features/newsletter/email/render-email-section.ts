import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { languagePrefix } from '@townlight/domain/language';
import { trackerPath } from '@townlight/domain/pages';
import { createElement as h } from 'react';
import { getImageVersion } from '../../../images/index.ts';
import type { EmailBlock } from '../blocks/block.ts';
import { composeEmailBlocks } from '../blocks/compose-email-blocks.ts';
import { formatOverviewSentence } from '../blocks/describe-crime-overview.ts';
import type { AreaEditionFacts } from '../edition/area-edition-facts.ts';
import type { EmailMessages } from '../messages/index.ts';
import { emailChartPath } from '../pictures/email-chart-path.ts';
import { renderEmailChart } from '../pictures/render-email-chart.ts';
import { type EmailSection, renderMarkedSentence, stripSentenceMarks } from './email-content.ts';
import { EMAIL_STYLES } from './email-styles.ts';
import { formatBlockText } from './plain-text.ts';
import { type PlacedPicture, renderEmailBlock } from './render-email-block.ts';
import { renderEmailMarkup } from './render-email-markup.ts';

export interface SectionOptions {
  readonly edition: string;
  readonly siteUrl: string;
  readonly facts: AreaEditionFacts;
  readonly messages: EmailMessages;
  readonly categories: readonly string[];
  /** How many charts the section may have. */
  readonly charts: number;
}

/** Renders the section of a neighborhood, in full and as one sentence. */
export function renderEmailSection({
  edition,
  siteUrl,
  facts,
  messages,
  categories,
  charts,
}: SectionOptions): EmailSection {
  const base = siteUrl + languagePrefix(messages.language);
  const { id, name } = facts;
  const page = base + trackerPath('neighborhood', id);
  const blocks = composeEmailBlocks(facts, messages, categories);
  const charted = chooseCharted(blocks).slice(0, charts);
  const placed = (block: EmailBlock): PlacedPicture | null => {
    const svg = charted.includes(block) && renderEmailChart(block.category, facts, messages);
    if (!svg) return null;
    const path = emailChartPath(edition, id, {
      category: block.category,
      language: messages.language,
    });
    return {
      url: `${siteUrl}${path}?v=${getImageVersion(svg)}`,
      height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]),
    };
  };
  const heading = h(Heading, { as: 'h2', style: EMAIL_STYLES.name, className: 'ink' }, name);
  const sentence = formatOverviewSentence(facts, messages);
  const web = base + editionWebPath(edition, id);
  return {
    id,
    name,
    sentence: stripSentenceMarks(sentence),
    html:
      blocks.length === 0
        ? ''
        : renderEmailMarkup(
            heading,
            ...blocks.flatMap((block, i) => [
              i === 0
                ? null
                : h(Hr, { key: `${block.category}-`, style: EMAIL_STYLES.rule, className: 'line' }),
              renderEmailBlock(block, {
                picture: placed(block),
                base,
                isFirst: block.category === 'crime-overview',
              }),
            ]),
            h(
              Section,
              { key: 'page', style: { paddingTop: '18px' } },
              h(
                Button,
                { href: page, style: EMAIL_STYLES.button, className: 'button' },
                messages.text('email.openPage', { name }),
              ),
            ),
          ),
    text: [
      name.toLocaleUpperCase(messages.locale),
      ...blocks.map((block) => formatBlockText(block, base)),
    ].join('\n\n'),
    short: {
      html: renderEmailMarkup(
        heading,
        h(Text, { style: EMAIL_STYLES.sentence, className: 'ink' }, renderMarkedSentence(sentence)),
        h(
          Text,
          { style: EMAIL_STYLES.linkLine },
          h(
            Link,
            { href: web, style: EMAIL_STYLES.link, className: 'link' },
            messages.text('email.shortened'),
          ),
        ),
      ),
      text: [
        name.toLocaleUpperCase(messages.locale),
        stripSentenceMarks(sentence),
        `${messages.text('email.shortened')} ${web}`,
      ].join('\n\n'),
    },
  };
}

/** Returns the blocks whose charts differ: that of the trend has the months of the overview and the year before. */
function chooseCharted(blocks: readonly EmailBlock[]): readonly EmailBlock[] {
  const withPicture = blocks.filter(({ picture }) => picture !== undefined);
  const hasTrend = withPicture.some(({ category }) => category === 'trend');
  return withPicture.filter(({ category }) => !hasTrend || category !== 'crime-overview');
}

/** Returns the path of a neighborhood's page of an edition, without the language prefix. */
export function editionWebPath(edition: string, area: string): string {
  return `/news/${edition}/${encodeURIComponent(area)}`;
}

import { Button } from '@react-email/button';
import { Heading } from '@react-email/heading';
import { Hr } from '@react-email/hr';
import { Link } from '@react-email/link';
import { Section } from '@react-email/section';
import { Text } from '@react-email/text';
import { languageBase } from '@townlight/domain/language';
import { trackerPath } from '@townlight/domain/pages';
import { Fragment, createElement as h, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { pictureVersion } from '../../pictures/index.ts';
import type { Block } from '../blocks/block.ts';
import { blocksOf } from '../blocks/blocks-of.ts';
import { overviewSentence } from '../blocks/crime-overview.ts';
import type { LetterFacts } from '../edition/letter-facts.ts';
import { drawLetterPicture } from '../pictures/draw-letter-picture.ts';
import { letterPicturePath } from '../pictures/picture-address.ts';
import type { LetterWords } from '../words/index.ts';
import { drawBlock, type PlacedPicture } from './draw-block.ts';
import type { LetterPart } from './letter.ts';
import { LOOK } from './look.ts';
import { blockText } from './plain-text.ts';
import { plainText, richText } from './rich-text.ts';
import { letterWebPath } from './web-path.ts';

export interface PartMatter {
  readonly edition: string;
  readonly siteUrl: string;
  readonly facts: LetterFacts;
  readonly words: LetterWords;
  readonly categories: readonly string[];
}

/** Renders the section of a neighborhood, in full and as one sentence. */
export function drawPart({ edition, siteUrl, facts, words, categories }: PartMatter): LetterPart {
  const base = siteUrl + languageBase(words.language);
  const { id, name } = facts;
  const page = base + trackerPath('neighborhood', id);
  const blocks = blocksOf(facts, words, categories);
  const placed = (block: Block): PlacedPicture | null => {
    const svg = block.picture && drawLetterPicture(block.category, facts, words);
    if (!svg) return null;
    const path = letterPicturePath(edition, id, {
      category: block.category,
      language: words.language,
    });
    return {
      url: `${siteUrl}${path}?v=${pictureVersion(svg)}`,
      height: Number(/ height="([\d.]+)"/.exec(svg)?.[1]),
    };
  };
  const heading = h(Heading, { as: 'h2', style: LOOK.name, className: 'ink' }, name);
  const sentence = overviewSentence(facts, words);
  const web = base + letterWebPath(edition, id);
  return {
    id,
    name,
    sentence: plainText(sentence),
    html:
      blocks.length === 0
        ? ''
        : markup(
            heading,
            ...blocks.flatMap((block, i) => [
              i === 0
                ? null
                : h(Hr, { key: `${block.category}-`, style: LOOK.rule, className: 'line' }),
              drawBlock(block, {
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
                { href: page, style: LOOK.button, className: 'button' },
                words.letter.openPage(name),
              ),
            ),
          ),
    text: [
      name.toLocaleUpperCase(words.locale),
      ...blocks.map((block) => blockText(block, base)),
    ].join('\n\n'),
    short: {
      html: markup(
        heading,
        h(Text, { style: LOOK.sentence, className: 'ink' }, richText(sentence)),
        h(
          Text,
          { style: LOOK.linkLine },
          h(Link, { href: web, style: LOOK.link, className: 'link' }, words.letter.shortened),
        ),
      ),
      text: [
        name.toLocaleUpperCase(words.locale),
        plainText(sentence),
        `${words.letter.shortened} ${web}`,
      ].join('\n\n'),
    },
  };
}

export function markup(...children: ReactNode[]): string {
  return renderToStaticMarkup(h(Fragment, null, ...children));
}

import type { Language } from '@townlight/domain/language';
import type { Pool } from 'pg';
import { dataNews } from '../blocks/data-news.ts';
import type { Edition } from '../edition/edition.ts';
import type { LetterFacts } from '../edition/letter-facts.ts';
import { readEdition } from '../store/editions.ts';
import { readFacts } from '../store/facts.ts';
import type { LetterWordsOf } from '../words/index.ts';
import { drawFrame } from './draw-frame.ts';
import { drawPart } from './draw-part.ts';
import type { EditionInPrint, FrameChoice, LetterFrame, LetterPart } from './letter.ts';

/** What all editions are rendered with. */
export interface PrintShop {
  /** Base URL of the site, without a trailing slash. */
  readonly siteUrl: string;
  readonly words: LetterWordsOf;
  /** The sender's postal address; omitted if it is not configured. */
  readonly postalAddress?: string | undefined;
}

/** Loads an edition with its stored figures. Returns null if it does not exist or is a draft. */
export async function openEdition(
  pool: Pick<Pool, 'query'>,
  id: string,
  shop: PrintShop,
): Promise<EditionInPrint | null> {
  const edition = await readEdition(pool, id);
  if (edition === null || edition.state === 'draft') return null;
  return printEdition(edition, await readFacts(pool, id), shop);
}

/** Creates the renderer of an edition from given figures. */
export function printEdition(
  edition: Edition,
  facts: readonly LetterFacts[],
  { siteUrl, words, postalAddress }: PrintShop,
): EditionInPrint {
  const factsOf = new Map(facts.map((area) => [area.id, area]));
  const { record = null, news = [] } = facts[0] ?? {};
  const sample = facts.some(({ record: of, air }) => of?.sample || air?.sample);
  const parts = new Map<string, LetterPart>();
  const frames = new Map<string, LetterFrame>();

  const makeFrame = (language: Language, which: FrameChoice): LetterFrame =>
    drawFrame({
      ...which,
      siteUrl,
      postalAddress,
      words: words[language],
      period: edition.period,
      sample,
      blocks:
        which.dataNews && edition.categories.includes('data-news')
          ? [dataNews({ record, news, period: edition.period }, words[language])]
          : [],
      note:
        which.note && edition.categories.includes('editors-note')
          ? edition.notes[language].trim()
          : '',
    });

  return {
    edition,
    part(area, language, chosen) {
      const categories = edition.categories.filter((category) => chosen.includes(category));
      const key = `${area}|${language}|${categories.join()}`;
      const known = parts.get(key);
      if (known !== undefined) return known;
      const own = factsOf.get(area);
      if (own === undefined) return null;
      const part = drawPart({
        edition: edition.id,
        siteUrl,
        facts: own,
        words: words[language],
        categories,
      });
      parts.set(key, part);
      return part;
    },
    frame(language, which) {
      const key = `${language}|${Object.values(which).join('|')}`;
      const known = frames.get(key);
      if (known !== undefined) return known;
      const frame = makeFrame(language, which);
      frames.set(key, frame);
      return frame;
    },
    titles(language, of) {
      const own = words[language];
      const names = own.list(of.map(({ name }) => name));
      const month = own.month(edition.period);
      const [first] = of;
      const told = of.length > 3 ? own.letter.several(of.length) : names;
      return {
        subject: own.letter.subject({ names: told, month }),
        preview: first === undefined ? '' : own.letter.preview(first),
        names,
      };
    },
  };
}

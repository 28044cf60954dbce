import { readdirSync, readFileSync } from 'node:fs';
import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../languages.ts';
import { en, es } from '../testing/all-messages.ts';
import type { MessageId } from './en.ts';
import { findUnusedMessageIds, shownValues, usedValues } from './testing/message-checks.ts';

const source = new URL('../../', import.meta.url);
const files = readdirSync(source, { recursive: true, encoding: 'utf8' });
const components = files.filter((file) => file.endsWith('.tsx') && !file.includes('.test.'));
const ids = Object.keys(en) as MessageId[];

/** The texts that are the same in both languages: names, symbols and shared words. */
const SAME_IN_BOTH: readonly MessageId[] = [
  'app.name',
  'app.title',
  'air.scale.epa-2024',
  'nav.coronavirus',
  'nav.dataApi',
  'calls.title',
  'ourData.calls',
  'airMap.rankingOf',
  'airMap.meanOf',
  'share.facebook',
  'share.x',
  'share.linkedin',
  'share.wechat',
  'share.when',
  'tracker.noRank',
  'chart.title',
  'kinds.finding',
  'chart.provisional',
  'sentence.plain',
  'releases.kind.coronavirus',
  'start.airNow',
  'airUsual.row',
  'staff.status.coronavirus',
];

/** Ids of texts that state a direction, such as `usual.down` and `legend.trendHigher`. */
const DIRECTION_ID = /(?:\.|[a-z])(up|down|higher|lower|above|below|fewer|less)$/i;

const ENGLISH = {
  down: /\b(lower|below|down|fewer|less)\b/i,
  up: /\b(higher|above|over|up|more)\b/i,
};
const SPANISH = {
  down: /\b(menos|menor|debajo|baj[ao]s?|bajan?|bajar|abajo)\b/i,
  up: /\b(más|mayor|encima|alza|alt[ao]s?|sub(?:e|en|ir)|arriba)(?![a-zá-ú])/i,
};

/** Returns the direction that a text states; `Más baja` is down. */
function directionOf(text: string, { down, up }: typeof ENGLISH): 'down' | 'up' | null {
  return down.test(text) ? 'down' : up.test(text) ? 'up' : null;
}

describe.each([
  ['en', en],
  ['es', es],
] as const)('the catalog of %s', (language, texts) => {
  it('contains only messages that can be parsed', () => {
    const faults: string[] = [];
    const intl = createIntl({
      locale: LOCALES[language],
      messages: texts,
      onError: (error) => {
        // A text with missing values is no fault of the catalog.
        if (error.code !== 'FORMAT_ERROR') faults.push(error.message);
      },
    });
    for (const id of ids) intl.formatMessage({ id }, {});
    expect(faults).toEqual([]);
  });
});

describe('Spanish', () => {
  it('has exactly the messages that English has, all of them non-empty', () => {
    expect(Object.keys(es).sort()).toEqual([...ids].sort());
    expect(ids.filter((id) => es[id].trim() === '')).toEqual([]);
  });

  it('shows the same values', () => {
    const differing = ids.flatMap((id) => {
      // A value that English uses only for plurals may be omitted: Spanish needs no "was" or "were".
      const missing = [...shownValues(en[id])].filter((name) => !usedValues(es[id]).has(name));
      const unknown = [...usedValues(es[id])].filter((name) => !usedValues(en[id]).has(name));
      return missing.length + unknown.length === 0 ? [] : [{ id, missing, unknown }];
    });
    expect(differing).toEqual([]);
  });

  it('has left no text in English', () => {
    const same = ids.filter((id) => es[id] === en[id]);
    expect(same.sort()).toEqual([...SAME_IN_BOTH].sort());
  });

  it('has the direction of the English text: more is not less', () => {
    const differing = ids
      .filter((id) => DIRECTION_ID.test(id))
      .filter((id) => directionOf(en[id], ENGLISH) !== directionOf(es[id], SPANISH));
    expect(differing).toEqual([]);
    expect(directionOf(es['usual.down'], SPANISH)).toBe('down');
  });

  it('addresses the reader as usted', () => {
    const familiar = /\b(tu|tus|tú|ti|contigo|puedes|tienes|quieres|vosotros|vuestr\w+)\b/i;
    expect(ids.filter((id) => familiar.test(es[id]))).toEqual([]);
  });

  it('has matching opening and closing question, exclamation and quotation marks', () => {
    const count = (text: string, sign: string) => text.split(sign).length - 1;
    const open = ids.filter((id) =>
      ['¿?', '¡!', '“”'].some(
        ([first = '', last = '']) => count(es[id], first) !== count(es[id], last),
      ),
    );
    expect(open).toEqual([]);
  });
});

describe('the code', () => {
  it('uses every message of the catalog', () => {
    const code = files
      .filter((file) => /\.tsx?$/.test(file) && !/\.(test|en|es)\.tsx?$/.test(file))
      .map((file) => readFileSync(new URL(file, source), 'utf8'))
      .join('\n');
    expect(findUnusedMessageIds(ids, code)).toEqual([]);
  });

  it.each(components)('has no words beside the catalog: %s', (file) => {
    const code = readFileSync(new URL(file, source), 'utf8');
    // Matches text between two tags, alone on its line or after a tag.
    const matches = [
      ...code.matchAll(/(?:<\/?[\w.]+[^<>]*[^=]>|^)\s*([A-Z][a-z]+[\w ,.’']*)\s*</gm),
    ];
    expect(matches.map(([, text]) => text)).toEqual([]);
    expect(code).not.toMatch(/(aria-label|title|placeholder|alt)="[A-Za-z][^".]*"/);
  });

  it.each(components)('has no names in title case but English ones: %s', (file) => {
    const code = readFileSync(new URL(file, source), 'utf8');
    expect(code, 'crimeName of language/names.ts knows the language').not.toContain('titleCase');
  });
});

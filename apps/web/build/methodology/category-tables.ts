import { crimeRecording, seedCategories, spanishNames } from '@townlight/county-los-angeles';
import { type ComparedCode, compareWithFbi } from '@townlight/county-los-angeles/compare-with-fbi';
import { COUNTING_RULE_NAMES } from '@townlight/county-los-angeles/method';
import type { Language } from '@townlight/domain/language';
import { CATEGORY_TABLE_MESSAGES, type CategoryTableMessages } from './category-table-messages.ts';

/** Matches `<!-- table: sheriff -->`, an empty line, and the table up to the next empty line. */
const TABLE = /^<!-- table: ([\w-]+) -->\n\n(?:\|.*\n)*/gm;

type Scheme = Parameters<typeof compareWithFbi>[0];
const SCHEMES = Object.keys(crimeRecording.unrecorded) as Scheme[];

/**
 * Returns the text with its category tables generated from the county pack. The tables are checked in, so that they can
 * be read on a code host; `npm run -w @townlight/web category-tables` updates them.
 * @throws Error for an unknown table
 */
export function fillCategoryTables(source: string, language: Language): string {
  return source.replace(TABLE, (_, name: string) => {
    const [head = [], ...rows] = tableRows(name, language);
    return `<!-- table: ${name} -->\n\n${markdownTable(head, rows)}\n`;
  });
}

/** Returns the text without the markers of its tables. */
export function removeTableMarkers(source: string): string {
  return source.replace(/^<!-- table: [\w-]+ -->\n/gm, '');
}

function tableRows(name: string, language: Language): readonly (readonly string[])[] {
  const messages = CATEGORY_TABLE_MESSAGES[language];
  const nameOf = (crime: string) => inLanguage(crime, language);
  switch (name) {
    case 'categories':
      return withHead(
        messages.scheme,
        seedCategories.bigBundles.map((big) => [
          nameOf(big.name),
          seedCategories.smallBundles
            .filter(({ bigBundles }) => bigBundles.includes(big.name))
            .map((small) => nameOf(small.name))
            .join(', '),
        ]),
      );
    case 'outside-all-crime':
      return withHead(
        messages.outside,
        crimeRecording.outsideAllCrime.map((type) => [
          nameOf(type),
          (seedCategories.smallBundles.find((small) => small.name === type)?.bigBundles ?? [])
            .map(nameOf)
            .join(', '),
        ]),
      );
    case 'not-recorded':
      return withHead(
        messages.unrecorded,
        SCHEMES.flatMap((scheme) =>
          (crimeRecording.unrecorded[scheme] ?? []).map(({ crimeType, countedUnder }) => [
            COUNTING_RULE_NAMES[language][scheme] ?? scheme,
            nameOf(crimeType),
            countedUnder.length === 0 ? messages.nowhere : countedUnder.map(nameOf).join(', '),
          ]),
        ),
      );
    default: {
      const scheme = SCHEMES.find((one) => one === name);
      if (scheme === undefined) throw new Error(`there is no table "${name}"`);
      return withHead(
        messages.codes,
        compareWithFbi(scheme).map((row) => codeRow(row, messages, nameOf)),
      );
    }
  }
}

function codeRow(
  { code, wording, crimeType, offense, reason }: ComparedCode,
  messages: CategoryTableMessages,
  nameOf: (crime: string) => string,
): readonly string[] {
  return [
    code.replace('NIBRS-', ''),
    wording,
    nameOf(crimeType),
    [
      offense === null ? messages.none : `${offense.code} ${asSentence(offense.category)}`,
      ...(reason === null ? [] : [messages.reasons[reason]]),
    ].join('. '),
  ];
}

function withHead(head: readonly string[], rows: readonly (readonly string[])[]) {
  return [head, ...rows];
}

/** Pads cells to the widest of their column, like the formatter. */
function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, at) =>
    Math.max(3, ...[head, ...rows].map((row) => row[at]?.length ?? 0)),
  );
  const line = (cells: readonly string[], fill = ' ') =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width, fill)).join(' | ')} |`;
  return [line(head), line([], '-'), ...rows.map((row) => line(row))].join('\n');
}

function inLanguage(crime: string, language: Language): string {
  const name = language === 'es' ? (spanishNames[crime] ?? crime) : crime;
  return name.charAt(0).toUpperCase() + name.slice(1);
}

/** Converts the FBI's upper-case offenses to sentence case; its categories are already. */
function asSentence(name: string): string {
  return name === name.toUpperCase() ? name.charAt(0) + name.slice(1).toLowerCase() : name;
}

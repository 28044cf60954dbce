import {
  agencies,
  coronavirusReports,
  seedCategories,
  spanishNames,
} from '@townlight/county-los-angeles';
import {
  AQI_BREAKPOINTS,
  AQI_SCALES,
  computeAirQualityIndex,
  truncateToTenths,
} from '@townlight/domain/air';
import { METHOD_NAMES } from '@townlight/domain/county';
import { computePoissonInterval } from '@townlight/domain/crime';
import { LANGUAGES } from '@townlight/domain/language';
import { toSlug } from '@townlight/domain/places';
import { describe, expect, test } from 'vitest';
import { en, es } from '../../src/i18n/testing/all-messages.ts';
import { METHOD_SLOTS } from '../../src/methodology/method-slots.ts';
import type { MethodText } from '../../src/methodology/method-text.ts';
import { fillCategoryTables } from './category-tables.ts';
import { compileMethodText, listConstantNames } from './compile-method.ts';
import {
  listSectionIds,
  type MethodSource,
  readMethodSources,
  selectPassages,
} from './method-library.ts';
import { listMethodValues } from './method-values.ts';
import { readHeadings } from './read-headings.ts';

const library = selectPassages(readMethodSources(), 'los-angeles');
const textOf = (name: string, language: string) =>
  library.find((one) => one.name === name && one.language === language) as MethodSource;
const htmlOf = ({ blocks }: MethodText) =>
  blocks.map((block) => (typeof block === 'object' && 'html' in block ? block.html : '')).join('');
const compiled = (name: string, language: string) =>
  compileMethodText(library, textOf(name, language));

/** Returns a method text with this source. */
const written = (source: string): MethodSource => ({
  name: 'crime',
  language: 'en',
  path: 'crime.md',
  source,
  headings: readHeadings(source),
});
const compileAlone = (source: string) => compileMethodText([written(source)], written(source));

describe.each(library.map((one) => [one.path, one] as const))('%s', (_path, text) => {
  const page = compileMethodText(library, text);
  const html = htmlOf(page);

  test('contains every constant with its value in the code', () => {
    // definitions have no figures
    if (text.name !== 'crime-types') expect(listConstantNames(text).length).toBeGreaterThan(5);
    expect(html).not.toContain('{{');
    const constants = listMethodValues(text.language);
    for (const name of listConstantNames(text)) expect(html).toContain(constants.get(name));
  });

  test('has each place that its page fills, once', () => {
    const slots = page.blocks.flatMap((block) =>
      typeof block === 'object' && 'slot' in block ? [block.slot] : [],
    );
    expect(slots.sort()).toEqual([...METHOD_SLOTS[text.name]].sort());
    expect(html).not.toContain('&lt;!--');
  });

  test('begins with an introduction, followed by its sections, each with a unique anchor', () => {
    expect(page.blocks[0]).toHaveProperty('html');
    expect(page.blocks.indexOf('contents')).toBeGreaterThan(0);
    expect(page.contents.length).toBeGreaterThan(6);
    expect(page.contents.length).toBeLessThan(20);
    for (const { id } of page.contents) expect(html.split(`id="${id}"`)).toHaveLength(2);
    expect(new Set(page.contents.map(({ id }) => id)).size).toBe(page.contents.length);
  });
});

describe('both languages', () => {
  test.each(METHOD_NAMES)('tell the same of %s, with the same constants and sections', (name) => {
    const [english, spanish] = [textOf(name, 'en'), textOf(name, 'es')];
    expect(listConstantNames(spanish).sort()).toEqual(listConstantNames(english).sort());
    expect(spanish.headings.map(({ level }) => level)).toEqual(
      english.headings.map(({ level }) => level),
    );
    expect(compiled(name, 'es').contents.map(({ id }) => id)).toEqual(
      compiled(name, 'en').contents.map(({ id }) => id),
    );
    const shape = (html: string) =>
      [...html.matchAll(/<(h2|h3|p|li|tr|pre|table|code|strong)\b/g)].map(([tag]) => tag);
    expect(shape(htmlOf(compiled(name, 'es')))).toEqual(shape(htmlOf(compiled(name, 'en'))));
  });

  test('mark official names of codes by the police and the FBI as English', () => {
    const row = htmlOf(compiled('categories', 'es')).match(
      /<tr>\n<td>113<\/td>[\s\S]*?<\/tr>/,
    )?.[0];
    expect(row).toContain('<td lang="en">MANSLAUGHTER, NEGLIGENT</td>');
    expect(row).toContain('<td><span lang="en">09B Homicide Offenses</span>. El Sheriff');
    expect(row).toContain('<td>Homicidio</td>');
    expect(htmlOf(compiled('categories', 'en'))).not.toContain('lang=');
  });

  test('have no English headings except names, and address the reader as usted', () => {
    const names = ['EPA 2012', 'EPA 2024'];
    for (const name of METHOD_NAMES) {
      const english = new Set(textOf(name, 'en').headings.map(({ text }) => text));
      const same = textOf(name, 'es').headings.filter(({ text }) => english.has(text));
      expect(same.map(({ text }) => text).filter((text) => !names.includes(text))).toEqual([]);
      expect(textOf(name, 'es').source).not.toMatch(
        /\b(tu|tus|tú|ti|contigo|puedes|tienes|quieres|vosotros)\b/i,
      );
    }
  });
});

describe('facts written directly in the texts', () => {
  test.each(LANGUAGES)('the tables of the categories are the county pack’s, in %s', (language) => {
    const { source } = textOf('categories', language);
    // npm run -w @townlight/web category-tables writes them again
    expect(source).toBe(fillCategoryTables(source, language));
    expect(source.match(/^<!-- table: /gm)).toHaveLength(6);
  });

  test.each(LANGUAGES)('every crime type has its meaning and its opposite, in %s', (language) => {
    const { source } = textOf('crime-types', language);
    const sections = source.split(/^##+ /m).slice(1);
    const called = (name: string) => {
      const localName = language === 'es' ? (spanishNames[name] ?? name) : name;
      return localName.charAt(0).toUpperCase() + localName.slice(1);
    };
    for (const { name } of seedCategories.smallBundles) {
      const section = sections.find((one) => one.startsWith(`${called(name)}\n`));
      expect(section, name).toMatch(
        language === 'en' ? /Examples?: .+ Not this: / : /Ejemplos?: .+ No es: /,
      );
      expect(listSectionIds(library, 'crime-types')).toContain(toSlug(name));
    }
  });

  test('every constant has a text that calls it', () => {
    const called = new Set(library.flatMap(listConstantNames));
    expect([...listMethodValues('en').keys()].filter((name) => !called.has(name))).toEqual([]);
  });

  test.each(LANGUAGES)('the tables of the index are the code’s, in %s', (language) => {
    const messages = language === 'en' ? en : es;
    const row = (cells: readonly string[]) => `<tr>\n<td>${cells.join('</td>\n<td>')}</td>\n</tr>`;
    const tables = AQI_SCALES.map((scale) =>
      AQI_BREAKPOINTS[scale].map(({ category, from, to, low, high }) =>
        row([
          messages[`air.category.${category}`],
          `${from.toFixed(1)}–${to.toFixed(1)}`,
          `${low}–${high}`,
        ]),
      ),
    );
    const html = htmlOf(compiled('air', language));
    const inText = html
      .split('<tbody>')
      .slice(1)
      .map((table) => table.match(/<tr>\n<td>[\s\S]*?<\/tr>/g));
    expect(inText).toEqual(tables);
  });

  test('examples match the results of the code', () => {
    expect(truncateToTenths(12.39)).toBe(12.3);
    expect(AQI_SCALES.map((scale) => computeAirQualityIndex(40, scale).aqi)).toEqual([
      100, 112, 112,
    ]);
    const rounded = [10, 100].map((count) => {
      const { low, high } = computePoissonInterval(count);
      return [low.toFixed(1), high.toFixed(1)];
    });
    expect(rounded).toEqual([
      ['4.8', '18.4'],
      ['81.4', '121.6'],
    ]);
  });

  test('the month in which counting changed is that of the county’s agencies', () => {
    const changes = agencies.filter(({ changeOver }) => changeOver !== undefined);
    expect(changes.map(({ slug, changeOver }) => [slug, changeOver])).toEqual([
      ['lapd', '2024-03'],
    ]);
    expect(listSectionIds(library, 'crime')).toContain('the-change-of-march-2024');
  });

  test('the pairs of neighborhoods are those that are counted as one', () => {
    expect(coronavirusReports.mergedPairs).toHaveLength(4);
    for (const [first, second] of coronavirusReports.mergedPairs) {
      expect(textOf('coronavirus', 'en').source).toContain(`${first} and ${second}`);
      expect(textOf('coronavirus', 'es').source).toContain(`${first} y ${second}`);
    }
  });
});

describe('a text', () => {
  const SECTION = '\n\n## Rates\n\nWords.\n';

  test('with an unknown constant or without a title is rejected', () => {
    expect(() => compileAlone(`# Title\n\n{{no-such-days}}${SECTION}`)).toThrow(
      '{{no-such-days}} is no constant',
    );
    expect(() => compileAlone(`Title${SECTION}`)).toThrow('does not begin with its title');
  });

  test('that places what its page has not is refused', () => {
    expect(() => compileAlone(`# Title\n\nWords.\n\n<!-- here: nothing -->${SECTION}`)).toThrow(
      'places nothing called "nothing"',
    );
  });

  test('with more sections than the English one is refused', () => {
    const spanish = { ...written(`# Título${SECTION}${SECTION}`), language: 'es' as const };
    expect(() => compileMethodText([written(`# Title${SECTION}`), spanish], spanish)).toThrow(
      'has 2 sections, in English there are 1',
    );
  });

  test('links to sections by anchors in its language, which resolve to page URLs', () => {
    const source = (href: string) => `# Title\n\n[this](${href})${SECTION}`;
    const spanish = (href: string): MethodSource => ({
      ...written(`# Título\n\n[esto](${href})\n\n## Tasas\n\nPalabras.\n`),
      language: 'es',
      path: 'es/crime.md',
    });
    const linked = (href: string) => {
      const both = [written(source('#rates')), spanish(href)];
      return /href="([^"]*)"/.exec(htmlOf(compileMethodText(both, both[1] as MethodSource)))?.[1];
    };
    expect(linked('#tasas')).toBe('#rates');
    expect(linked('crime.md#tasas')).toBe('/es/about/method#rates');
    expect(linked('../crime.md#rates')).toBe('/about/method#rates');
    expect(linked('https://example.org/x')).toBe('https://example.org/x');
    expect(() => linked('#rates')).toThrow('has no section #rates');
    expect(() => linked('weather.md')).toThrow('leads to no text');
  });

  test('has scrollable tables and code, and escapes raw HTML', () => {
    const html = htmlOf(
      compileAlone(`# Title\n\n<b>bold</b>\n\n## Rates\n\n| a | b |\n| --- | --- |\n| 1 | 2 |\n`),
    );
    expect(html).toContain('<div role="group" tabindex="0" aria-label="Rates"><table>');
    expect(html).toContain('<th scope="col">a</th>');
    expect(html).toContain('&lt;b&gt;');
  });
});

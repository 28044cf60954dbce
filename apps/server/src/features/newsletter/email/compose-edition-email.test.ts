import type { Language } from '@townlight/domain/language';
import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { toYearMonth } from '@townlight/domain/time';
import { describe, expect, onTestFinished, test } from 'vitest';
import { setSiteLanguages } from '../../../platform/i18n/site-languages.ts';
import { createEmailMessages } from '../messages/index.ts';
import { makeEdition, makeFacts } from '../testing/make-facts.ts';
import { MAX_HTML_BYTES } from './compose-edition-email.ts';
import { createEditionRenderer } from './edition-renderer.ts';
import { composeEditionEmail } from './index.ts';

const links = {
  manage: 'https://townlight.example/subscription/manage#m&1',
  unsubscribe: 'https://townlight.example/subscription/unsubscribe#u&1',
};
const emailContext = {
  siteUrl: 'https://townlight.example',
  messages: createEmailMessages({
    timeZone: 'America/Los_Angeles',
    spanishNames: { Burglary: 'robo en casa' },
  }),
};

function composeFor(
  areas: readonly string[],
  given: {
    language?: Language;
    categories?: readonly string[];
    notes?: { en: string; es: string };
    facts?: Parameters<typeof makeFacts>[0][];
  } = {},
) {
  const { language = 'en', categories = VISUAL_CATEGORIES, notes } = given;
  const facts = (given.facts ?? areas.map((id) => ({ id }))).map(makeFacts);
  const renderer = createEditionRenderer(
    makeEdition({ ...(notes && { notes }) }),
    facts,
    emailContext,
  );
  return composeEditionEmail(
    renderer,
    { language, neighborhoods: areas.map((id) => ({ id, name: id, categories })) },
    links,
  );
}

describe('an edition email', () => {
  test('compares the month with a year earlier, and has personal links only at the end', () => {
    const { subject, html, text } = composeFor(['hollywood']);
    expect(subject).toBe('Hollywood in October 2026 | Townlight');
    expect(html).toContain(
      '662 crimes were reported, <strong>within the usual range</strong> (531 to 669); 600 in October 2025.',
    );
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      '662 crimes were reported, within the usual range (531 to 669); 600 in October 2025.',
    );
    expect(
      html.match(/href="https:\/\/townlight\.example\/subscription\/unsubscribe#u&amp;1"/g),
    ).toHaveLength(1);
    expect(text).toContain(links.manage);
    expect(html).not.toContain('%%');
  });

  test('links to the other language only if the site has that language', () => {
    const other = 'https://townlight.example/es/news/2026-10/hollywood';
    const isLinked = ({ html, text }: { html: string; text: string }) => [
      html.includes(other),
      text.includes(other),
    ];
    expect(isLinked(composeFor(['hollywood']))).toEqual([true, true]);
    setSiteLanguages(['en']);
    onTestFinished(() => setSiteLanguages());
    const { html, text } = composeFor(['hollywood']);
    expect(isLinked({ html, text })).toEqual([false, false]);
    expect(html + text).not.toContain('Leer en español');
  });

  test('has a part for each neighborhood that the edition knows, in the reader’s order', () => {
    const { subject, html, text } = composeFor(['watts', 'gone', 'hollywood'], {
      facts: [{ id: 'hollywood' }, { id: 'watts' }],
    });
    expect(subject).toBe('Watts and Hollywood in October 2026 | Townlight');
    expect(html.indexOf('Watts</h2>')).toBeLessThan(html.indexOf('Hollywood</h2>'));
    expect(text.match(/WATTS|HOLLYWOOD/g)).toEqual(['WATTS', 'HOLLYWOOD']);
  });

  test('has at most three charts, without duplicates, distributed over its neighborhoods', () => {
    const chartsIn = (areas: readonly string[]) =>
      [...composeFor(areas).html.matchAll(/<img[^>]+newsletter\/2026-10\/([^@]+)@2x/g)].map(
        ([, chart]) => chart,
      );
    // the trend has the months of the overview
    expect(chartsIn(['hollywood'])).toEqual([
      'hollywood/crime-types',
      'hollywood/trend',
      'hollywood/compare',
    ]);
    expect(chartsIn(['hollywood', 'watts'])).toEqual([
      'hollywood/crime-types',
      'hollywood/trend',
      'watts/crime-types',
    ]);
    expect(chartsIn(['a', 'b', 'c', 'd'])).toEqual([
      'a/crime-types',
      'b/crime-types',
      'c/crime-types',
    ]);
  });

  test('includes only the chosen categories', () => {
    const { html } = composeFor(['hollywood'], { categories: ['trend'] });
    expect(html).toContain('The last 12 months');
    expect(html).not.toContain('Next door');
    expect(html).not.toContain('About these figures');
    expect(html).toContain('/images/newsletter/2026-10/hollywood/trend@2x.png?v=');
    expect(html).not.toContain('crime-overview@2x.png');
  });

  test('of many neighborhoods stays under 90 KB: the last are shortened to a sentence with a link', () => {
    const areas = Array.from({ length: 20 }, (_, i) => `area-${i}`);
    const { subject, html, text } = composeFor(areas);
    expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
    expect(html).toContain('Area-19</h2>');
    expect(html).toContain('the rest is on the web');
    expect(text).toContain('https://townlight.example/news/2026-10/area-19');
    expect(subject).toBe('Your 20 neighborhoods in October 2026 | Townlight');
  });

  test('links to the news of its month with absolute URLs, in its language', () => {
    const news = [
      {
        id: 'crime-2026-10',
        titles: { en: 'Crime data for October 2026', es: 'Datos de delitos de octubre de 2026' },
      },
    ];
    const composeIn = (language: Language) =>
      composeEditionEmail(
        createEditionRenderer(
          makeEdition(),
          [{ ...makeFacts({ id: 'hollywood' }), news }],
          emailContext,
        ),
        {
          language,
          neighborhoods: [{ id: 'hollywood', name: 'Hollywood', categories: VISUAL_CATEGORIES }],
        },
        links,
      );
    expect(composeIn('en').html).toMatch(
      /href="https:\/\/townlight\.example\/news\/crime-2026-10"[^>]*>Crime data for October 2026</,
    );
    expect(composeIn('es').text).toContain(
      'Datos de delitos de octubre de 2026:\nhttps://townlight.example/es/news/crime-2026-10',
    );
    // Stored by an earlier version, without news.
    expect(composeFor(['hollywood']).html).not.toContain('/news/crime-');
  });

  test('ends with the postal address of the sender, if it is configured', () => {
    const address = 'Townlight <Press>, 123 Example Street, Los Angeles, CA 90012';
    const composeWith = (postalAddress?: string) =>
      composeEditionEmail(
        createEditionRenderer(makeEdition(), [makeFacts({ id: 'hollywood' })], {
          ...emailContext,
          postalAddress,
        }),
        {
          language: 'en',
          neighborhoods: [{ id: 'hollywood', name: 'Hollywood', categories: ['trend'] }],
        },
        links,
      );
    expect(composeWith(address).html).toContain('Townlight &lt;Press&gt;, 123 Example Street');
    expect(composeWith(address).text.trimEnd()).toMatch(
      /Townlight <Press>, 123 Example Street, Los\sAngeles, CA\s90012$/,
    );
    expect(composeWith().text).not.toContain('undefined');
    expect(composeWith().html).not.toContain('Example Street');
  });

  test('in Spanish contains no English text', () => {
    const { html, text } = composeFor(['hollywood'], { language: 'es' });
    expect(html).toContain('<html dir="ltr" lang="es"');
    expect(text.replaceAll(/\s+/g, ' ')).toContain(
      '662 delitos, dentro de lo usual (de 531 a 669); 600 en octubre de 2025.',
    );
    expect(text.replaceAll(/https:\S+/g, '')).not.toMatch(
      /\b(crimes?|reported|the|neighborhoods?|Unsubscribe)\b/,
    );
    expect(html).toContain('trend.es@2x.png');
  });
});

describe('the editors’ note', () => {
  const write = (en: string) => composeFor(['hollywood'], { notes: { en, es: '' } });

  test('is rendered under its title, once', () => {
    const { html, text } = write(
      '**Six weeks** later, [October grew](https://example.org/a).\n\n- one\n- two',
    );
    expect(html).toContain('From the newsroom');
    expect(html).toContain('<strong>Six weeks</strong>');
    expect(html).toContain('href="https://example.org/a"');
    expect(text).toContain('Six weeks later, October grew (https://example.org/a).');
    expect(text).toContain('- one\n- two');
  });

  test.each([
    ['<script>alert(1)</script>', '<script'],
    ['<img src=x onerror=alert(1)>', '<img src=x'],
    ['[a](javascript:alert(1))', 'href="javascript'],
    ['[a](data:text/html,x)', 'href="data'],
    ['![a](https://tracker.example/p.png)', 'tracker.example'],
    ['a <b onclick="x()">b</b>', '<b onclick'],
    ['[a](/staff)', 'href="/staff'],
    ['[a](JaVaScRiPt:alert(1))', 'href="JaVaScRiPt'],
    ['[a](data:image/png;base64,AA==)', 'href="data'],
    ['[a]: javascript:alert(1)\n\n[a]', 'href="javascript'],
  ])('%s is sanitized', (markdown, dangerous) => {
    expect(write(markdown).html).not.toContain(dangerous);
  });

  test('supports headings, quotations, nested lists and the alt text of images', () => {
    const { html, text } = write(
      '## Why\n\nOne  \ntwo\nthree\n\n> said\n\n1. first\n   - inner\n2. second\n\n![a map](https://tracker.example/p.png)',
    );
    expect(html).toMatch(/<h3[^>]*>Why<\/h3>/);
    expect(html).toContain('One<br/>two three');
    expect(html).toMatch(
      /<ol[^>]*><li>first<ul[^>]*><li>inner<\/li><\/ul><\/li><li>second<\/li><\/ol>/,
    );
    expect(text).toContain('said\n\n1. first - inner\n2. second\n\na map');
    expect(html).not.toContain('<img src="https://tracker');
  });

  test('is omitted if it is empty', () => {
    expect(write('  ').html).not.toContain('From the newsroom');
  });
});

describe('missing and unreliable figures', () => {
  const composeText = (crime: NonNullable<Parameters<typeof makeFacts>[0]>['crime'], more = {}) =>
    composeFor(['hollywood'], { facts: [{ id: 'hollywood', crime, ...more }] }).text.replaceAll(
      '\n',
      ' ',
    );

  test('a month whose records are incomplete has no comparison, no rank and no rate', () => {
    const text = composeText({ count: 12, complete: false });
    expect(text).toContain('12 crimes are on record so far, but the records are incomplete');
    expect(text).not.toContain('ranks');
    expect(text).not.toMatch(/usual/);
    expect(text).toContain('has no rate this month');
  });

  test('an incomplete month without any report is not shown as zero', () => {
    const text = composeText({ count: 0, complete: false });
    expect(text).toContain('No records for October 2026');
    expect(text).toContain('That does not mean zero crimes.');
    expect(text).toContain('- Hollywood: – reports, incomplete');
    expect(text).not.toMatch(/No crimes|\b0 (crimes|reports)/);
  });

  test('under 10 reports there is no rank and no rate', () => {
    const text = composeText({ count: 7, before: 9 });
    expect(text).toContain(
      '7 crimes were reported, too few reports or months to judge; 9 in October 2025.',
    );
    expect(text).toContain('too few for a rate or a rank');
    expect(text).not.toContain('ranks');
  });

  test('a rate and a rank name their month', () => {
    const { html, text } = composeFor(['hollywood']);
    expect(text).toContain('Its crime rate in October ranks 14 of 231 neighborhoods');
    expect(html).toContain('Next door in October');
    expect(html).toContain('Bar chart of reports per 100,000 residents in October 2026: ');
  });

  test('an area with very few residents has no rank and no rate', () => {
    const text = composeText({ count: 40, before: 41, outlier: true });
    expect(text).toContain('Too few people live here');
    expect(text).not.toContain('ranks');
  });

  test('a month that no police department has supplied is not zero crimes', () => {
    const text = composeText(null);
    expect(text).toContain('No police records for October have come in yet.');
    expect(text).not.toContain('crimes were reported');
  });

  test('the year before is not compared if it has no records or was counted by other rules', () => {
    expect(composeText({ count: 100, before: null })).toContain(
      '100 crimes were reported, not compared with October 2025 because those records are incomplete.',
    );
    expect(composeText({ count: 100, before: 50, brokenIn: toYearMonth(2026, 3) })).toContain(
      'not compared with October 2025 because the counting rules changed in March 2026.',
    );
  });

  test('the agency whose rules changed is named', () => {
    const broken = (brokenBy: string[]) =>
      composeText({ count: 100, before: 50, brokenIn: toYearMonth(2026, 3), brokenBy });
    expect(broken(['Long Beach Police Department'])).toContain(
      'Long Beach Police Department: the counting rules changed in March 2026, so earlier months',
    );
    expect(broken(['Long Beach Police Department'])).not.toContain(
      'Los Angeles Police Department: the counting rules',
    );
    expect(broken([])).toContain('The counting rules changed in March 2026, so');
  });

  test('a month without air readings is described as such', () => {
    expect(composeText({}, { air: null })).toContain('There are no air readings here for October.');
  });

  test('a month with few reports is stated after the longer period that has enough', () => {
    const few = { count: 12, before: 11, longer: { months: 12, count: 140, before: 120 } } as const;
    expect(composeText(few)).toContain(
      'One month has few reports here, so first the 12 months through October: 140 crimes were reported, ' +
        'within the usual range (90 to 150); 120 in the same months a year earlier. ' +
        'In October alone: 12, within the usual range (2 to 20); 11 in October 2025.',
    );
  });

  test('each crime type is compared with its own usual counts', () => {
    const text = composeText({
      types: [
        { name: 'Theft From Vehicle', count: 80, before: 115 },
        { name: 'Burglary', count: 30, before: 26 },
      ],
    });
    expect(text).toContain(
      'Theft From Vehicle: 80, fewer than usual (85 to 145); 115 in October 2025.',
    );
    expect(text).toContain('One other type was within the usual range.');
  });

  test('a rare crime that became frequent is shown as a count, and never described as usual', () => {
    const text = composeText({
      types: [
        { name: 'Homicide', count: 9, before: 3 },
        { name: 'Arson', count: 1, before: 2 },
      ],
    });
    expect(text).toContain(
      'Too few reports to judge: Homicide 9 (3 a year earlier) and Arson 1 (2 a year earlier).',
    );
    expect(text).not.toMatch(/Every crime type|other type/);
  });
});

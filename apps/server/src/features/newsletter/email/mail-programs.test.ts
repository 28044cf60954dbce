import { VISUAL_CATEGORIES } from '@townlight/domain/subscriptions';
import { describe, expect, test } from 'vitest';
import { createEmailMessages } from '../messages/index.ts';
import { makeEdition, makeFacts } from '../testing/make-facts.ts';
import { createEditionRenderer } from './edition-renderer.ts';
import { composeEditionEmail } from './index.ts';

/**
 * What at least one of the most common mail programs does not support: Outlook for Windows, Gmail, Apple Mail, Yahoo,
 * Outlook.com. From the data of caniemail.com (github.com/hteumeuleu/caniemail, `_features`): css-display-flex,
 * css-position, css-float, css-background-image, css-variables, css-unit-calc, css-gap, css-padding, html-form,
 * html-button-submit and html-svg as stored there up to 2024; the rest is from other sources. No email contains these
 * in its body. Features with partial support (rounded corners, css-border-radius; dark mode,
 * css-at-media-prefers-color-scheme) degrade gracefully.
 */
const UNSUPPORTED_STYLES = [
  ['display:flex', /display:\s*(inline-)?flex/],
  ['display:grid', /display:\s*(inline-)?grid/],
  ['position', /(^|;)\s*position:/],
  ['float', /(^|;)\s*float:/],
  ['background-image', /background(-image)?:[^;]*url\(/],
  ['variables', /var\(--/],
  ['calc', /calc\(/],
  ['animation', /(^|;)\s*(animation|transition):/],
  ['gap', /(^|;)\s*gap:/],
] as const;
const UNSUPPORTED_ELEMENTS = [
  'script',
  'iframe',
  'form',
  'input',
  'button',
  'video',
  'audio',
  'object',
  'svg',
  'canvas',
];

const emailContext = {
  siteUrl: 'https://townlight.example',
  messages: createEmailMessages({ timeZone: 'America/Los_Angeles', spanishNames: {} }),
};

const emails = (['en', 'es'] as const).map((language) => {
  const note = 'A **note** with [a link](https://example.org/).\n\n- one\n- two';
  const areas = ['hollywood', 'watts'];
  const renderer = createEditionRenderer(
    makeEdition({ notes: { en: note, es: note } }),
    areas.map((id) => makeFacts({ id })),
    emailContext,
  );
  const { html } = composeEditionEmail(
    renderer,
    {
      language,
      neighborhoods: areas.map((id) => ({ id, name: id, categories: VISUAL_CATEGORIES })),
    },
    { manage: 'https://townlight.example/m', unsubscribe: 'https://townlight.example/u' },
  );
  return [language, html] as const;
});

describe.each(emails)('the HTML of an email (%s)', (_, html) => {
  const body = html.slice(html.indexOf('<body'));
  const tags = (name: string) => body.match(new RegExp(`<${name}(?=[\\s>])[^>]*>`, 'g')) ?? [];
  const styles = [...body.matchAll(/style="([^"]*)"/g)].map(([, style = '']) => style);

  test.each(UNSUPPORTED_STYLES)('has no %s', (_name, style) => {
    expect(styles.filter((one) => style.test(one))).toEqual([]);
  });

  // css-padding: Outlook for Windows supports it only on table cells; buttons contain a workaround (`mso-`).
  test.each(['p', 'h1', 'h2', 'h3', 'div'])('has no <%s> that needs padding', (name) => {
    expect(tags(name).filter((tag) => /[";]padding/.test(tag))).toEqual([]);
  });

  test.each(UNSUPPORTED_ELEMENTS)('has no <%s>', (name) => {
    expect(tags(name)).toEqual([]);
  });

  test('has width, height and alt text for each image, and only images of the site', () => {
    const pictures = tags('img');
    // the mark of the site, and three charts
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      expect(picture).toMatch(/ width="\d+"/);
      expect(picture).toMatch(/ height="\d+(\.\d+)?"/);
      expect(picture).toMatch(/ alt="[^"]+"/);
      expect(picture).toMatch(/ src="https:\/\/townlight\.example\/images\/newsletter\//);
    }
  });

  test('loads no external style sheet, no font and nothing that tracks its opening', () => {
    expect(html).not.toMatch(/<link|@import|@font-face|url\(/);
    // Personal URLs are only in links, not in resources that load automatically.
    expect(tags('img').join()).not.toMatch(/[?&](?!v=)\w+=/);
  });

  test('is laid out by tables of a fixed width that screen readers ignore', () => {
    const tables = tags('table');
    expect(tables.length).toBeGreaterThan(5);
    for (const table of tables) {
      expect(table).toMatch(/role="(presentation|article)"|aria-label=/);
      expect(table).toMatch(/ width="|max-width/);
    }
  });

  test('has inline styles, a language, a title and a single h1', () => {
    for (const name of ['h1', 'h2', 'h3', 'p', 'a', 'td'])
      expect(tags(name).filter((tag) => name !== 'td' && !tag.includes('style="'))).toEqual([]);
    expect(html).toMatch(/<html[^>]* lang="e[ns]"/);
    expect(html).toMatch(/<title>[^<]+<\/title>/);
    expect(tags('h1')).toHaveLength(1);
  });

  test('is short enough for Gmail, which cuts at 102 KB', () => {
    expect(Buffer.byteLength(html)).toBeLessThan(90 * 1024);
  });
});

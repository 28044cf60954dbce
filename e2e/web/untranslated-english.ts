import type { Page } from '@playwright/test';
import { seedCategories } from '@townlight/county-los-angeles';
import { en, es } from '../../apps/web/src/i18n/testing/all-messages.ts';

/** Minimum number of consecutive words that do not occur in Spanish: fewer could be a name. */
const MIN_LENGTH = 3;
const ENGLISH_MONTHS =
  /\b(January|February|March|April|May|June|July|August|September|October|November|December) \d{4}\b/;

const spanish = Object.values(es).join('\n');
const sentences = Object.values(en)
  .flatMap(splitMessage)
  .filter((phrase) => phrase.split(/\s+/).length >= MIN_LENGTH && !spanish.includes(phrase));
const { bigBundles, smallBundles, nicknames } = seedCategories;
const crimes = new Set(
  [...bigBundles, ...smallBundles, ...nicknames].map(({ name }) => name.toLowerCase()),
);

/**
 * Returns the texts of the page, with its title, labels and hints. It runs in the browser, so it can use nothing
 * outside of itself.
 */
export function readTexts(): string[] {
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const leftOut = node.parentElement?.closest('script, style, code, body [lang="en"]');
    if (!leftOut) texts.push(node.textContent ?? '');
  }
  for (const element of document.querySelectorAll('body *')) {
    if (element.closest('body [lang="en"]')) continue;
    for (const name of ['aria-label', 'aria-description', 'title', 'alt', 'placeholder']) {
      texts.push(element.getAttribute(name) ?? '');
    }
  }
  return texts.map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => text !== '');
}

export async function readTextsOnPage(page: Page): Promise<string[]> {
  return await page.evaluate(readTexts);
}

/** Returns the texts that are English: with a sentence of the English catalog, an English month or a crime's name. */
export function findEnglish(texts: readonly string[]): string[] {
  return texts.filter(
    (text) =>
      crimes.has(text.toLowerCase()) ||
      ENGLISH_MONTHS.test(text) ||
      sentences.some((sentence) => text.includes(sentence)),
  );
}

/** Splits a message of the catalog into its texts between values, tags and plurals. */
function splitMessage(text: string): string[] {
  return text
    .split(/\{\w+, (?:plural|select),|[{}<>]|=\d+|\b(?:one|other) (?=\{)/)
    .map((phrase) => phrase.replace(/^[\s.,:;()]+|[\s.,:;()]+$/g, ''))
    .filter((phrase) => phrase !== '');
}

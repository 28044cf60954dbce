import { expect, type Page } from '@playwright/test';

/**
 * Opens a page until it stands in the letters of the site. A page keeps the system's letters, which may be wider, when the
 * site's come late (`font-display: optional`); the next visit has them at once.
 */
export async function openInOurLetters(page: Page, address: string): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    expect(await page.evaluate(hasOurLetters)).toBe(true);
  }).toPass();
}

/** Letters that came too late are loaded, and yet not drawn: only the width of words tells. */
async function hasOurLetters(): Promise<boolean> {
  await document.fonts.ready;
  const words = document.createElement('span');
  words.textContent = 'wwwwiiii';
  words.style.position = 'absolute';
  document.body.append(words);
  const widthIn = (family: string) => {
    words.style.fontFamily = family;
    return words.getBoundingClientRect().width;
  };
  const ours = widthIn('"Public Sans Variable", monospace');
  const others = widthIn('monospace');
  words.remove();
  return ours !== others;
}

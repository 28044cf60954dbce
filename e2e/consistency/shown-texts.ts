import type { Page } from '@playwright/test';

/** The texts visible at one moment: titles, sentences, figures, rows, in the order of the page. */
export interface ScreenOfPage {
  readonly texts: readonly string[];
  /** A progress bar or an alert is visible. */
  readonly waits: boolean;
}

/**
 * Records every state of the page from now on, also those shown for a moment only. Controls are left out, since they
 * show what is requested and not what was fetched.
 */
export async function noteScreens(page: Page): Promise<void> {
  await page.evaluate(() => {
    const UNITS = 'h1, h2, h3, caption, p, li, tbody tr, dl > div, [role="img"]';
    // without WebGL only the first HTML has the legend of a map
    const OUT =
      '[aria-label="Legend"], [role="alert"], [role="status"], [role="dialog"], [role="search"], form, footer, details, select, fieldset';
    const ROWS = 6;
    const noted = new Map<string, ScreenOfPage>();
    // `textContent` includes the noscript content of the first HTML, which is not visible
    const shownText = (unit: HTMLElement): string => {
      if (unit.querySelector('noscript') === null) return unit.textContent ?? '';
      const shown = unit.cloneNode(true) as HTMLElement;
      for (const unseen of shown.querySelectorAll('noscript')) unseen.remove();
      return shown.textContent ?? '';
    };
    const read = (): ScreenOfPage => {
      const main = document.querySelector('main') as HTMLElement;
      const texts: string[] = [];
      for (const unit of main.querySelectorAll<HTMLElement>(UNITS)) {
        if (unit.closest(OUT) !== null || !unit.checkVisibility({ visibilityProperty: true }))
          continue;
        if (unit instanceof HTMLTableRowElement && unit.sectionRowIndex >= ROWS) continue;
        const label = unit.getAttribute('role') === 'img' ? unit.getAttribute('aria-label') : null;
        const text = (label ?? shownText(unit)).replace(/\s+/g, ' ').trim();
        const isTitle = /^(H\d|CAPTION)$/.test(unit.tagName);
        // a sentence may still be loading while its neighbor is shown
        const sentences = /^(P|LI|DIV)$/.test(unit.tagName)
          ? text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)
          : [text];
        for (const sentence of sentences)
          if (sentence !== '' && (isTitle || /\d/.test(sentence))) texts.push(sentence);
      }
      const waits = main.querySelector('[role="progressbar"], [role="alert"]') !== null;
      return { texts, waits };
    };
    const note = () => {
      const screen = read();
      noted.set(JSON.stringify(screen), screen);
    };
    window.drainScreens = () => {
      note();
      const all = [...noted.values()];
      noted.clear();
      return all;
    };
    window.readScreen = read;
    new MutationObserver(note).observe(document.querySelector('main') as HTMLElement, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
      attributeFilter: ['aria-label'],
    });
  });
}

declare global {
  interface Window {
    drainScreens: () => ScreenOfPage[];
    readScreen: () => ScreenOfPage;
  }
}

/** Returns and clears the recorded states of the screen. */
export function drainScreens(page: Page): Promise<ScreenOfPage[]> {
  return page.evaluate(() => window.drainScreens());
}

export function readScreen(page: Page): Promise<ScreenOfPage> {
  return page.evaluate(() => window.readScreen());
}

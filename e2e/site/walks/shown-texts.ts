const UNITS = 'h1, h2, h3, caption, p, li, tbody tr, dl > div, [role="img"]';
/** Controls show what is requested, not what was fetched. */
const LEFT_OUT =
  '[role="alert"], [role="status"], [role="dialog"], [role="search"], form, footer, details, select, fieldset, [hidden], ' +
  // hidden by a style sheet, only to reserve space while something is loading
  '[class*="_waiting_"], [class*="_unseen_"]';
/** It is hidden until the neighborhood is known. */
const TITLE_OF_ANY_NEIGHBORHOOD = 'Subscribe to our neighborhood newsletters';
const ROWS = 6;

/** The texts visible at one moment: titles, sentences, figures, rows, in their order. */
export interface ShownTexts {
  readonly texts: readonly string[];
  /** Something is loading or has failed. */
  readonly waits: boolean;
}

export function readShownTexts(): ShownTexts {
  const main = document.querySelector('main') as HTMLElement;
  const texts: string[] = [];
  for (const unit of main.querySelectorAll<HTMLElement>(UNITS)) {
    if (unit.closest(LEFT_OUT) !== null) continue;
    if (unit instanceof HTMLTableRowElement && unit.sectionRowIndex >= ROWS) continue;
    const label = unit.getAttribute('role') === 'img' ? unit.getAttribute('aria-label') : null;
    const text = (label ?? textOf(unit)).replace(/\s+/g, ' ').trim();
    if (text === TITLE_OF_ANY_NEIGHBORHOOD) continue;
    const isTitle = /^(H\d|CAPTION)$/.test(unit.tagName);
    // a sentence may still be loading while its neighbor is shown
    const sentences = /^(P|LI|DIV)$/.test(unit.tagName)
      ? text.split(/(?<=[.!?]) (?=[\p{Lu}\d])/u)
      : [text];
    for (const sentence of sentences)
      if (sentence !== '' && (isTitle || /\d/.test(sentence))) texts.push(sentence);
  }
  return { texts, waits: main.querySelector('[role="progressbar"], [role="alert"]') !== null };
}

/** Returns the visible text, without the noscript content of the first HTML. */
function textOf(unit: HTMLElement): string {
  if (unit.querySelector('noscript') === null) return unit.textContent ?? '';
  const shown = unit.cloneNode(true) as HTMLElement;
  for (const unseen of shown.querySelectorAll('noscript')) unseen.remove();
  return shown.textContent ?? '';
}

let noted = new Map<string, ShownTexts>();
let observer: MutationObserver | undefined;

/** Records the texts after every change of the page from now on, also those shown for a moment only. */
export function recordTexts(): void {
  observer?.disconnect();
  noted = new Map();
  observer = new MutationObserver(note);
  observer.observe(document.querySelector('main') as HTMLElement, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['aria-label'],
  });
}

/** Returns and clears the recorded texts. */
export function drainRecordedTexts(): ShownTexts[] {
  note();
  const all = [...noted.values()];
  noted.clear();
  return all;
}

function note(): void {
  const shown = readShownTexts();
  noted.set(JSON.stringify(shown), shown);
}

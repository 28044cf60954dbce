/**
 * Runs in the page from its first byte; passed as a string because the bench is type-checked without DOM types. It
 * records how far the text of the page moves after it was first painted, which the browser's own figure leaves out
 * where the move follows an input, and when the areas of a map first have their colors.
 */
export const TEXT_WATCH = `(() => {
  const seen = new Map();
  const watch = { moved: 0, what: '', at: 0, colored: null };
  window.townlightWatch = watch;
  const look = () => {
    const area = document.querySelector('svg a use');
    const drawn = document.querySelector('[data-drawn=true]');
    if (watch.colored === null && (drawn || (area && area.getBoundingClientRect().width > 0)))
      watch.colored = performance.now();
    const texts = new Map();
    const isPainted = performance.getEntriesByName('first-contentful-paint').length > 0;
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, p, dt, dd, th)')) {
      const text = element.textContent.trim();
      const box = element.getBoundingClientRect();
      if (!isPainted || text === '' || box.height === 0 || element.closest('.visually-hidden')) continue;
      texts.set(text, texts.has(text) ? null : box.top + window.scrollY);
    }
    for (const [text, y] of texts) {
      const first = seen.get(text);
      // a text that occurs twice cannot be followed
      if (y === null || first === null) seen.set(text, null);
      else if (first === undefined) seen.set(text, y);
      else if (Math.abs(y - first) > watch.moved)
        Object.assign(watch, { moved: Math.abs(y - first), what: text.slice(0, 60), at: performance.now() });
    }
    setTimeout(look, 100);
  };
  if (window === window.top) look();
})();`;

/** What the script has recorded; `colored` is null while no area has a color. */
export interface TextWatch {
  /** The largest move of a text, in pixels. */
  readonly moved: number;
  /** The beginning of the text that moved so far. */
  readonly what: string;
  /** When it was there, in milliseconds after navigation. */
  readonly at: number;
  /** When the areas had their colors, in milliseconds after navigation. */
  readonly colored: number | null;
}

/** Media queries are in rem, computed at the default font size. */
const REM_PX = 16;

/** Sets the window's width and the matching results of media queries. */
export function setScreen(width: number, height = 844): void {
  Object.assign(window, { innerWidth: width, innerHeight: height });
  window.matchMedia = (media) => ({
    media,
    matches: matches(media, width),
    onchange: null,
    addEventListener: () => {},
    removeEventListener: () => {},
    addListener: () => {},
    removeListener: () => {},
    dispatchEvent: () => false,
  });
}

function matches(media: string, width: number): boolean {
  const [, edge, size, unit] = /\((min|max)-width: ([\d.]+)(px|rem)\)/.exec(media) ?? [];
  // reduced motion: animations cannot be observed in jsdom
  if (edge === undefined) return media === '(prefers-reduced-motion: reduce)';
  const pixels = Number(size) * (unit === 'rem' ? REM_PX : 1);
  return edge === 'min' ? width >= pixels : width <= pixels;
}

/** The request headers of a phone, for which the server renders narrow pages. */
export const PHONE_HEADERS = {
  'user-agent':
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  'sec-ch-ua-mobile': '?1',
};

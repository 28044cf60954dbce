import type { VisualCategory } from '@townlight/domain/subscriptions';

/** Glyphs of the sections of an email, as strokes in a square of 96. */
const GLYPHS: Readonly<Record<VisualCategory, string>> = {
  'crime-overview':
    '<path d="M48 16c-13 0-22 9-22 22 0 16 22 42 22 42s22-26 22-42c0-13-9-22-22-22z"/><circle cx="48" cy="38" r="8"/>',
  'crime-types': '<path d="M20 26h56M20 48h40M20 70h24" stroke-width="10"/>',
  trend: '<path d="M16 68l18-18 14 10 32-36"/><path d="M66 24h14v14"/>',
  compare: '<path d="M24 78V44M40 78V26M56 78V52M72 78V36" stroke-width="9"/><path d="M14 78h68"/>',
  'air-month':
    '<path d="M16 36h40a10 10 0 1 0-10-10M16 52h54a10 10 0 1 1-10 10M16 68h28a8 8 0 1 1-8 8"/>',
  'data-news':
    '<ellipse cx="48" cy="26" rx="28" ry="10"/><path d="M20 26v44c0 6 12 10 28 10s28-4 28-10V26M20 48c0 6 12 10 28 10s28-4 28-10"/>',
  'editors-note': '<path d="M20 76l4-16 40-40 12 12-40 40zM56 28l12 12M48 78h28"/>',
};

/** Renders the icon of a visual category as SVG with a light background, which also works on dark pages. */
export function renderCategoryIcon(category: VisualCategory): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96">',
    '<rect width="96" height="96" rx="12" fill="#e3efee"/>',
    `<g fill="none" stroke="#0b6a6f" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">${GLYPHS[category]}</g>`,
    '</svg>',
  ].join('');
}

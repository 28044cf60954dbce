import { FREEWAYS_ID } from './draw-map.ts';
import {
  DARK_PALETTE,
  DARK_ROAD_COLOR,
  NEUTRAL_AREA_COLOR,
  PALETTE,
  SHOWN_AREA_COLOR,
  SMALL_COUNTY_COLOR,
} from './palette.ts';
import { renderElement, renderSvg } from './svg.ts';

const SINGLE_ROLES = ['ink', 'accent', 'water', 'land', 'missing', 'missingStripe'] as const;
const RAMPS = ['crime', 'air', 'trend'] as const;

/** The dark color of each light one that fills a shape. */
const FILLS: ReadonlyMap<string, string> = new Map([
  ...SINGLE_ROLES.map((role) => [PALETTE[role], DARK_PALETTE[role]] as const),
  ...RAMPS.flatMap((ramp) =>
    PALETTE[ramp].map((color, at) => [color, DARK_PALETTE[ramp][at] as string] as const),
  ),
  [PALETTE.surface, DARK_PALETTE.surface],
  [NEUTRAL_AREA_COLOR, '#2b353d'],
  [SHOWN_AREA_COLOR, '#2f7375'],
  [SMALL_COUNTY_COLOR, DARK_PALETTE.trendSeam],
]);

/** The same for lines: in the light scheme, the seams of areas and the rims of names are white alike. */
const STROKES: ReadonlyMap<string, string> = new Map([
  ...(['ink', 'accent', 'line', 'missingStripe', 'trendSeam', 'seam'] as const).map(
    (role) => [PALETTE[role], DARK_PALETTE[role]] as const,
  ),
  [SMALL_COUNTY_COLOR, DARK_PALETTE.trendSeam],
]);

/**
 * Renders a picture of the site's pages, with a style sheet for readers of the dark scheme. It selects shapes by their
 * light colors, because the renderer drops classes; a PNG has the light scheme, as the renderer ignores media queries.
 */
export function renderPagePicture(
  size: { readonly width: number; readonly height: number },
  title: string,
  ...children: readonly string[]
): string {
  const style = renderElement('style', {}, darkStyles(children.join('')));
  return renderSvg(size, title, style, ...children);
}

/** Returns the style sheet for the colors that a drawing has. */
function darkStyles(drawing: string): string {
  const rulesFor = (attribute: 'fill' | 'stroke', colors: ReadonlyMap<string, string>) =>
    [...colors]
      .filter(([light]) => drawing.includes(` ${attribute}="${light}"`))
      .map(([light, dark]) => `[${attribute}="${light}"]{${attribute}:${dark}}`);
  const rules = [
    ...rulesFor('fill', FILLS),
    ...rulesFor('stroke', STROKES),
    `#${FREEWAYS_ID}{stroke:${DARK_ROAD_COLOR}}`,
  ];
  return `@media (prefers-color-scheme:dark){${rules.join('')}}`;
}

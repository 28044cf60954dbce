import type { BasemapPalette } from '@townlight/basemap/palette';
import type { Map as MapLibreMap } from 'maplibre-gl';
import type { Tokens } from '../../ui/tokens.ts';
import { drawSigns } from './draw-sign.ts';
import {
  BLANK,
  HATCH_STRIPES,
  MISSING_STRIPES,
  UNRECORDED_CROSSES,
  WITHHELD_DOTS,
} from './map-style.ts';
import { drawCrossPattern, drawDotPattern, drawStripePattern } from './stripe-pattern.ts';

/** In pixels of the page, as in `MapPoints`. */
const POINT_SIZE = 36;

/** Adds the patterns of areas and the icons of the base map to the map, at the screen's pixel ratio. */
export function addMapImages(map: MapLibreMap, tokens: Tokens, palette: BasemapPalette): void {
  const pixelRatio = Math.max(1, Math.round(window.devicePixelRatio));
  const missing = { color: tokens.missingStripe, period: 8, stripe: 3, angle: 45 } as const;
  const hatch = { color: tokens.fewStripe, period: 6, stripe: 1.2, angle: -45 } as const;
  const dots = { color: tokens.withheldDot, period: 7, radius: 1.3 };
  const crosses = { color: tokens.missingStripe, period: 9, radius: 2.6, stroke: 1.2 };
  const images = [
    { name: UNRECORDED_CROSSES, image: drawCrossPattern(crosses, pixelRatio) },
    { name: WITHHELD_DOTS, image: drawDotPattern(dots, pixelRatio) },
    { name: MISSING_STRIPES, image: drawStripePattern(missing, pixelRatio) },
    { name: HATCH_STRIPES, image: drawStripePattern(hatch, pixelRatio) },
    ...drawSigns(palette, pixelRatio),
  ];
  for (const { name, image } of images) map.addImage(name, image, { pixelRatio });
  map.addImage(BLANK, new ImageData(POINT_SIZE, POINT_SIZE));
}

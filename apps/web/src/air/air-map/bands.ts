import { MAP_BANDS, mapBand } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { MessageId } from '../../language/messages/en.ts';
import type { AreaTone } from '../../map/area-tone.ts';
import type { Ramp } from '../../map/ramp.ts';
import type { PageScale } from '../figures/air-scale.ts';
import type { AirAtHour, AreaAir } from './air-at-hour.ts';
import type { BandColors } from './air-map-state.ts';

/** Color ramps of the bands on the map. */
export const BAND_RAMPS: Readonly<Record<BandColors, Ramp>> = {
  epa: { colors: 'airMap', seam: 'seam' },
  vision: { colors: 'airMapVision', seam: 'seam' },
};

/** Returns the color of a band for charts, stronger than on the map. */
export function barColor(aqi: number, colors: BandColors): string {
  return `var(--air${colors === 'vision' ? '-vision' : ''}-${mapBand(aqi) + 1})`;
}

// spec 9: the map's labels; EPA's scale has EPA's
const WORDS: Readonly<Record<PageScale, readonly MessageId[]>> = {
  site: MAP_BANDS.map(({ id }) => `airMap.band.${id}` as const),
  'epa-2024': [
    'air.category.good',
    'air.category.moderate',
    'air.category.usg',
    'air.category.unhealthy',
    'airMap.band.epaWorst',
  ],
};

const SENTENCES: Readonly<Record<PageScale, readonly MessageId[]>> = {
  site: MAP_BANDS.map(({ id }) => `airMap.was.${id}` as const),
  'epa-2024': [
    'airMap.was.good',
    'airMap.was.moderate',
    'airMap.was.sensitive',
    'airMap.was.unhealthy',
    'airMap.was.epaWorst',
  ],
};

/** Returns the message ids of the band labels on a scale, best to worst. */
export function bandTexts(scale: PageScale): readonly MessageId[] {
  return WORDS[scale];
}

/** Returns the message id of the label of an index's band. */
export function bandText(aqi: number, scale: PageScale): MessageId {
  return WORDS[scale][mapBand(aqi)] as MessageId;
}

/** Returns the message id of the sentence on the air of an hour; its placeholder is `when`. */
export function bandSentence(aqi: number, scale: PageScale): MessageId {
  return SENTENCES[scale][mapBand(aqi)] as MessageId;
}

/** Formats the index range of each band: `0–50`, `200+`. */
export function bandRanges(): string[] {
  return MAP_BANDS.map(({ from, to }) => (to === null ? `${from}+` : `${from}–${to}`));
}

/** Returns how each area is painted: by band, gray without a figure, faded far from every station. */
export function airTones(air: AirAtHour): ReadonlyMap<AreaId, AreaTone> {
  return new Map([...air.areas].map(([id, area]) => [id, toneOf(area)]));
}

function toneOf({ index, far }: AreaAir): AreaTone {
  return {
    level: index === null ? null : mapBand(index.aqi),
    hatched: false,
    faded: far && index !== null,
  };
}

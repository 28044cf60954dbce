import { findMapBand, MAP_BANDS } from '@townlight/domain/air';
import type { AreaId } from '@townlight/domain/places';
import type { MessageId } from '../../../i18n/messages/en.ts';
import type { AreaTone } from '../../../map/area-tone.ts';
import type { ColorRamp } from '../../../map/ramp.ts';
import type { PageScale } from '../figures/air-scale.ts';
import type { AirAtHour, AreaAir } from './air-at-hour.ts';
import type { BandPalette } from './air-map-state.ts';

/** Color ramps of the bands on the map. */
export const BAND_RAMPS: Readonly<Record<BandPalette, ColorRamp>> = {
  epa: { colors: 'airMap', seam: 'seam' },
  vision: { colors: 'airMapVision', seam: 'seam' },
};

/** Returns the color of a band for charts, stronger than on the map. */
export function bandBarColor(aqi: number, colors: BandPalette): string {
  return `var(--air${colors === 'vision' ? '-vision' : ''}-${findMapBand(aqi) + 1})`;
}

// spec 9: the map's labels; EPA's scale has EPA's
const LABEL_IDS: Readonly<Record<PageScale, readonly MessageId[]>> = {
  site: MAP_BANDS.map(({ id }) => `airMap.band.${id}` as const),
  'epa-2024': [
    'air.category.good',
    'air.category.moderate',
    'air.category.usg',
    'air.category.unhealthy',
    'airMap.band.epaWorst',
  ],
};

const SENTENCE_IDS: Readonly<Record<PageScale, readonly MessageId[]>> = {
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
export function listBandLabelIds(scale: PageScale): readonly MessageId[] {
  return LABEL_IDS[scale];
}

/** Returns the message id of the label of an index's band. */
export function findBandLabelId(aqi: number, scale: PageScale): MessageId {
  return LABEL_IDS[scale][findMapBand(aqi)] as MessageId;
}

/** Returns the message id of the sentence on the air of an hour; its placeholder is `when`. */
export function bandSentenceId(aqi: number, scale: PageScale): MessageId {
  return SENTENCE_IDS[scale][findMapBand(aqi)] as MessageId;
}

/** Formats the index range of each band: `0–50`, `200+`. */
export function formatBandRanges(): string[] {
  return MAP_BANDS.map(({ from, to }) => (to === null ? `${from}+` : `${from}–${to}`));
}

/** Returns how each area is painted: by band, gray without a figure, faded far from every station. */
export function computeAirTones(air: AirAtHour): ReadonlyMap<AreaId, AreaTone> {
  return new Map([...air.areas].map(([id, area]) => [id, toneOf(area)]));
}

function toneOf({ index, far }: AreaAir): AreaTone {
  return {
    level: index === null ? null : findMapBand(index.aqi),
    hatched: false,
    faded: far && index !== null,
  };
}

/** Bands of the air map's legend, best to worst. // spec 9 */
export const MAP_BANDS = [
  { from: 0, to: 50, id: 'good' },
  { from: 51, to: 100, id: 'moderate' },
  { from: 101, to: 150, id: 'sensitive' },
  { from: 151, to: 200, id: 'very-unhealthy' },
  { from: 200, to: null, id: 'stay-inside' },
] as const;

/**
 * Returns the map band of an index, 0 to 4: floor(aqi / 50), one less on exact multiples // spec 9, clamped to the
 * five bands (reading 21). 50 is in band 0, 51 in band 1.
 */
export function findMapBand(aqi: number): number {
  const band = Math.floor(aqi / 50) - (aqi % 50 === 0 ? 1 : 0);
  return Math.min(Math.max(band, 0), MAP_BANDS.length - 1);
}

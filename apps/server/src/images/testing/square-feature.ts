import type { AreaFeature } from '@townlight/contract/places';

/** Creates a square area of half a degree. @param at its place in a row from the west */
export function squareFeature(id: string, at: number): AreaFeature {
  const west = at / 2 - 119;
  const [east, south, north] = [west + 0.5, 34, 34.5];
  const corners: [number, number][] = [
    [west, south],
    [east, south],
    [east, north],
    [west, north],
    [west, south],
  ];
  return {
    type: 'Feature',
    id: at,
    properties: {
      ...{ id, name: `Name of ${id}`, label: id },
      ...{ center: [west + 0.25, 34.25], bounds: [west, south, east, north] },
    },
    geometry: { type: 'Polygon', coordinates: [corners] },
  };
}

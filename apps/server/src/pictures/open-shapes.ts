import type { AreaFeature } from '@townlight/contract/places';
import { type CountyShapes, countyShapes, readScenery } from './county-shapes.ts';

/** Reads the GeoJSON of land and of freeways for map images. */
export type ReadScenery = () => { readonly land: unknown; readonly freeways: unknown };

/** The neighborhoods of a snapshot and their common outline. */
interface Places {
  features(partition: 'neighborhoods', detail: 'county'): readonly AreaFeature[];
  readonly data: { readonly outline: Parameters<typeof countyShapes>[1] };
}

/** Creates a loader of area shapes, which rebuilds them with new boundaries and reads the scenery on first use. */
export function openShapes(scenery: ReadScenery): (places: Places) => CountyShapes {
  let around: ReturnType<typeof readScenery> | undefined;
  const known = new WeakMap<Places, CountyShapes>();
  return (places) => {
    const before = known.get(places);
    if (before !== undefined) return before;
    if (around === undefined) {
      const { land, freeways } = scenery();
      around = readScenery(land, freeways);
    }
    const shapes = countyShapes(
      places.features('neighborhoods', 'county'),
      places.data.outline,
      around,
    );
    known.set(places, shapes);
    return shapes;
  };
}

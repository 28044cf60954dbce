import type { AreaFeature } from '@townlight/contract/places';
import { buildCountyShapes, type CountyShapes, parseLandAndFreeways } from './county-shapes.ts';

/** Reads the GeoJSON of land and of freeways for map images. */
export type LoadLandAndFreeways = () => { readonly land: unknown; readonly freeways: unknown };

/** The neighborhoods of a snapshot and their common outline. */
interface Places {
  features(partition: 'neighborhoods', detail: 'county'): readonly AreaFeature[];
  readonly data: { readonly outline: Parameters<typeof buildCountyShapes>[1] };
}

/** Creates a loader of area shapes, which rebuilds them with new boundaries and reads the scenery on first use. */
export function createShapeLoader(scenery: LoadLandAndFreeways): (places: Places) => CountyShapes {
  let around: ReturnType<typeof parseLandAndFreeways> | undefined;
  const known = new WeakMap<Places, CountyShapes>();
  return (places) => {
    const before = known.get(places);
    if (before !== undefined) return before;
    if (around === undefined) {
      const { land, freeways } = scenery();
      around = parseLandAndFreeways(land, freeways);
    }
    const shapes = buildCountyShapes(
      places.features('neighborhoods', 'county'),
      places.data.outline,
      around,
    );
    known.set(places, shapes);
    return shapes;
  };
}

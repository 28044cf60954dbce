import { readFileSync } from 'node:fs';
import IndexedPointInAreaLocator from 'jsts/org/locationtech/jts/algorithm/locate/IndexedPointInAreaLocator.js';
import Coordinate from 'jsts/org/locationtech/jts/geom/Coordinate.js';
import Location from 'jsts/org/locationtech/jts/geom/Location.js';
import GeoJSONReader from 'jsts/org/locationtech/jts/io/GeoJSONReader.js';

/** The areas of a partition, as the file has them. */
export interface AreaShapes {
  readonly areas: readonly { readonly id: string; readonly name: string }[];
  /**
   * Returns the area that contains a point; on a border, and where several overlap, the one with the first id; '' where
   * none does.
   */
  placeOf(longitude: number, latitude: number): string;
}

interface Feature {
  readonly properties: Readonly<Record<string, string>>;
  readonly geometry: unknown;
}

/** Reads boundaries with JSTS, a port of the JTS Topology Suite, without code of the product. */
export function readShapes(file: string, id: string): AreaShapes {
  const { features } = JSON.parse(readFileSync(file, 'utf8')) as { features: Feature[] };
  const reader = new GeoJSONReader();
  const shapes = features
    .filter(({ geometry }) => geometry !== null)
    .map(({ properties, geometry }) => {
      const shape = reader.read(geometry);
      const box = shape.getEnvelopeInternal();
      return {
        id: properties[id] as string,
        name: properties.name ?? (properties[id] as string),
        box: [box.getMinX(), box.getMinY(), box.getMaxX(), box.getMaxY()] as const,
        locator: new IndexedPointInAreaLocator(shape),
      };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
  return {
    areas: shapes.map(({ id, name }) => ({ id, name })),
    placeOf(longitude, latitude) {
      const point = new Coordinate(longitude, latitude);
      const containing = shapes.find(
        ({ box, locator }) =>
          longitude >= box[0] &&
          longitude <= box[2] &&
          latitude >= box[1] &&
          latitude <= box[3] &&
          locator.locate(point) !== Location.EXTERIOR,
      );
      return containing?.id ?? '';
    },
  };
}

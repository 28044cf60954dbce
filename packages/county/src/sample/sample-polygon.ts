/** The rings of polygons in degrees: outer ones, holes and islands. */
export interface SamplePolygon {
  readonly coordinates: readonly (readonly (readonly (readonly number[])[])[])[];
}

/** Where in an area a kind of offense mostly happens. */
export type OffenseSetting = 'streets' | 'homes';

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Where a map opens. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Where the base map by itself opens. */
export interface BaseMapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

export interface Agency {
  readonly slug: string;
  readonly name: string;
  /** For tables and legends. */
  readonly shortName: string;
  /**
   * The counting rules of its records, oldest first; with a `changeOver` the last ones hold from then on. Their names are
   * those of `CountyRecording.unrecorded`.
   */
  readonly supplies?: readonly string[];
  /** All of them, where its records name them: a file of some is no file of the agency. */
  readonly divisions?: readonly AgencyDivision[];
  /** `YYYY-MM` from which its records follow other counting rules, where they once changed (reading 17). */
  readonly changeOver?: string;
  /** Sources whose records follow the newer rules whatever their month: made of them alone, a series does not break. */
  readonly sourcesByNewRules?: readonly string[];
  /** Source → the rules of those of its releases that do not tell them. */
  readonly rulesBySource?: Readonly<Record<string, string>>;
}

/** A part of an agency's territory with its own station, as its records name it. */
export interface AgencyDivision {
  readonly name: string;
  /** Slugs of the neighborhoods that lie in it as a whole; those that it shares with others are none of them. */
  readonly areas: readonly string[];
}

/** A point with the name by which pages call it. */
export interface NamedPoint {
  readonly label: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** All that is true of one county only and light enough for the browser. */
export interface County {
  readonly slug: string;
  readonly name: string;
  /** IANA name, e.g. `America/Los_Angeles`. */
  readonly timeZone: string;
  readonly safetyMapView: MapView;
  /** Where the base map by itself stands. */
  readonly baseMapView: BaseMapView;
  /** Suggestions and points outside are not the county's. */
  readonly searchBounds: Bounds;
  /** The neighborhood and the crime shown when none is asked for. */
  readonly defaultNeighborhood: string;
  readonly defaultCrime: string;
  /** Where the air quality tracker stands before a place is chosen. */
  readonly defaultAirPlace: NamedPoint;
  /** The page of another site that the traffic map shows. */
  readonly trafficUrl: string;
}

/** A place that people look for in the county and that lies outside of it. Coordinates in degrees, approximate. */
export interface PlaceOutside {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** The county or state that it lies in. */
  readonly within: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Id of the neighborhood of this county that lies nearest. */
  readonly nearest: string;
}

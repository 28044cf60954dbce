import type { Language } from '../language/index.ts';
import type { AreaTermsByLanguage } from './area-terms.ts';
/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];

/** Initial view and zoom limits of a map. */
export interface MapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** Initial view of the standalone base map. */
export interface BaseMapView {
  readonly latitude: number;
  readonly longitude: number;
  readonly zoom: number;
}

/** A police department of the county, with its counting rules and the sources of its records. */
export interface Agency {
  readonly slug: string;
  readonly name: string;
  /** For tables and legends. */
  readonly shortName: string;
  /**
   * The counting rules of its records, oldest first; with a `changeOver` the last ones apply from then on. Their
   * names are keys of `CountyRecordingRules.unrecorded`.
   */
  readonly countingRules?: readonly string[];
  /** All divisions, where records name them: a file of only some is not a complete file of the agency. */
  readonly divisions?: readonly AgencyDivision[];
  /** `YYYY-MM` from which its records follow other counting rules, if they changed (reading 17). */
  readonly changeOver?: string;
  /** Sources whose records follow the newer rules in any month: a series from these alone has no break. */
  readonly sourcesWithNewRules?: readonly string[];
  /** Source → the counting rules of releases that do not state them. */
  readonly rulesBySource?: Readonly<Record<string, string>>;
}

/** A part of an agency's territory with its own station, as named in its records. */
export interface AgencyDivision {
  readonly name: string;
  /** Slugs of the neighborhoods entirely within it; neighborhoods that it shares with other divisions are omitted. */
  readonly areas: readonly string[];
}

/** A point with its display name. */
export interface LabeledPoint {
  readonly label: string;
  readonly longitude: number;
  readonly latitude: number;
}

/** Data of one county that is small enough for the browser. */
export interface County {
  readonly slug: string;
  readonly name: string;
  /** IANA name, e.g. `America/Los_Angeles`. */
  readonly timeZone: string;
  readonly safetyMapView: MapView;
  /** Initial view of the standalone base map. */
  readonly baseMapView: BaseMapView;
  /** Search results and points outside are rejected. */
  readonly searchBounds: Bounds;
  /** Defaults of the trackers when the address names none. */
  readonly defaultNeighborhood: string;
  readonly defaultCrime: string;
  /** Initial place of the air quality tracker. */
  readonly defaultAirPlace: LabeledPoint;
  /** Whether agencies whose rules changed count every offense of an incident since then; otherwise that is not stated. */
  readonly countsEachOffense?: boolean | undefined;
  /** The number to call in an emergency. */
  readonly emergencyNumber?: string | undefined;
  /** Names and abbreviations of its state, which may follow an address: `CA`, `California`. */
  readonly states?: readonly string[] | undefined;
  /** The languages of its site, the default one among them; all that there are without it. */
  readonly languages?: readonly Language[] | undefined;
  /** The methods to which it has a note of its sources and exceptions. */
  readonly methodNotes?: readonly MethodName[] | undefined;
  /** What residents call its areas; the texts of the site have other terms. */
  readonly areaTerms?: AreaTermsByLanguage | undefined;
}

/** A searched place outside of the county. Coordinates in degrees, approximate. */
export interface PlaceOutsideCounty {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** The county or state that contains it. */
  readonly within: string;
  readonly longitude: number;
  readonly latitude: number;
  /** Id of the nearest neighborhood of this county. */
  readonly nearest: string;
}

/** The methods that have a page. */
export const METHOD_NAMES = ['crime', 'categories', 'crime-types', 'air', 'coronavirus'] as const;

export type MethodName = (typeof METHOD_NAMES)[number];

/** A searchable place of the county. Coordinates in degrees, approximate. */
export interface PointOfInterest {
  readonly name: string;
  readonly otherNames: readonly string[];
  /** `place` is a city that is not an area of the site. */
  readonly type: 'poi' | 'place';
  readonly longitude: number;
  readonly latitude: number;
}

/** Place names of a county in addition to areas and addresses. */
export interface CountyPlaceNames {
  readonly pointsOfInterest: readonly PointOfInterest[];
  /** Colloquial names of neighborhoods in addition to their names, by id. */
  readonly everydayNames: Readonly<Record<string, readonly string[]>>;
  readonly placesOutside: readonly PlaceOutsideCounty[];
}

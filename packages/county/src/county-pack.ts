import type { CountyContacts } from '@townlight/domain/contacts';
import type { CoronavirusCounty } from '@townlight/domain/coronavirus';
import type {
  Agency,
  Bounds,
  County,
  MethodName,
  PlaceOutsideCounty,
  SourceTerms,
} from '@townlight/domain/county';
import type { CountyCrimeSources } from '@townlight/domain/crime';
import type { Language } from '@townlight/domain/language';
import type { DaytimeTable } from '@townlight/domain/places';
import type { CategoryFiles } from './categories/categories.ts';
import type { SampleSettings } from './county-schema.ts';
import type { CountyDataset } from './datasets-schema.ts';
import type { StreetBlock } from './places/main-streets.ts';
import type { CountyPointOfInterest } from './places/points-of-interest.ts';

/** Everything that is particular to one county. All but `facts` may be empty. */
export type MethodNotes = Readonly<
  Partial<Record<MethodName, Readonly<{ en: string } & Partial<Record<Language, string>>>>>
>;

export interface CountyPack extends CategoryFiles {
  /** Absolute path of the pack's folder. */
  readonly folder: string;
  /** What pages need. */
  readonly facts: County;
  /** Markdown on its sources and exceptions, by method and language; English where there is another language. */
  readonly methodNotes: MethodNotes;
  /** Where the bare address redirects; undefined for the site's default. */
  readonly startPage: string | undefined;
  readonly agencies: readonly Agency[];
  readonly crimeSources: CountyCrimeSources;
  readonly contacts: CountyContacts;
  readonly sourceTerms: readonly SourceTerms[];
  /** Where its data are published, by the names of their files. */
  readonly datasets: Readonly<Record<string, CountyDataset>>;
  readonly daytimePlaces: DaytimeTable;
  readonly coronavirus: CoronavirusCounty;
  /** A map of traffic that may be embedded. */
  readonly trafficUrl: string | undefined;
  readonly baseMap: BaseMapFiles;
  /** Spanish names by the English ones on pages: the county, agencies and crime types. */
  readonly spanishNames: Readonly<Record<string, string>>;
  /** Spanish names of groups of codes, which the method describes. */
  readonly spanishNicknames: Readonly<Record<string, string>>;
  /** Everyday names of areas by their ids; lower case, no accents. */
  readonly everydayNames: Readonly<Record<string, readonly string[]>>;
  /** Everyday terms for crimes by the small bundle that counts them; lower case, no accents. */
  readonly crimeSynonyms: Readonly<Record<string, readonly string[]>>;
  readonly placesOutside: readonly PlaceOutsideCounty[];
  pointsOfInterest(): readonly CountyPointOfInterest[];
  /** The main streets in hundred blocks; approximate. */
  mainStreets(): readonly StreetBlock[];
  /** What map pictures draw around the areas, as GeoJSON. */
  scenery(): { readonly land: unknown; readonly freeways: unknown };
  /** URL of the module that makes sample records; undefined for a county without. */
  readonly sampleUrl: string | undefined;
  /** Settings of a sample made of its boundaries; undefined without one. */
  readonly sample: SampleSettings | undefined;
}

export interface BaseMapFiles {
  /** Absolute path of the pack's PMTiles file; undefined without one. */
  readonly embedded: string | undefined;
  readonly bounds: Bounds;
  /** Returns the approximate sea: an outer ring, and the islands in it; empty inland. */
  sea(): [number, number][][];
}

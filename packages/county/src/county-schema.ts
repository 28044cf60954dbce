import type { Bounds, County } from '@townlight/domain/county';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@townlight/domain/language';
import { z } from 'zod';
import {
  latitudeSchema,
  localIdSchema,
  longitudeSchema,
  webAddressSchema,
} from './schema-fields.ts';

const bounds = z
  .tuple([longitudeSchema, latitudeSchema, longitudeSchema, latitudeSchema])
  .refine(
    ([west, south, east, north]) => west < east && south < north,
    'must be west, south, east, north, each smaller than its opposite',
  );

const timeZone = z
  .string()
  .refine((name) => isTimeZone(name), 'must be an IANA time zone, such as America/Chicago');

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}

/** A term within a sentence. */
export const AREA_NAME_PATTERN = /^[^A-Z{}<>\d][^{}<>\d]*$/;

const areaName = z
  .string()
  .regex(AREA_NAME_PATTERN, 'must be as within a sentence: small letters, spaces and hyphens');

const areaTerm = z.strictObject({ one: areaName, many: areaName });

const areaTerms = z.strictObject({
  neighborhood: areaTerm.optional(),
  zipCode: areaTerm.optional(),
  county: areaTerm.optional(),
});

/** `county.yaml` */
export const countySchema = z.strictObject({
  slug: localIdSchema,
  name: z.string().min(1),
  timeZone,
  safetyMapView: z.strictObject({
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    zoom: z.number().min(0).max(22),
    minZoom: z.number().min(0).max(22),
    maxZoom: z.number().min(0).max(22),
  }),
  baseMapView: z.strictObject({
    latitude: latitudeSchema,
    longitude: longitudeSchema,
    zoom: z.number().min(0).max(22),
  }),
  searchBounds: bounds,
  defaultNeighborhood: localIdSchema,
  defaultCrime: localIdSchema,
  /** Agencies with a `changeOver` count every offense of an incident since then, instead of the gravest. */
  countsEachOffense: z.boolean().default(false),
  /** The number to call in an emergency. */
  emergencyNumber: z.string().min(1).optional(),
  /** Names and abbreviations of its state, which may follow an address. */
  states: z.array(z.string().min(2)).optional(),
  /** The languages of its site; English has the addresses without a prefix, so it is always among them. */
  languages: z
    .array(z.enum(LANGUAGES))
    .refine(
      (languages) => languages.includes(DEFAULT_LANGUAGE),
      `must have ${DEFAULT_LANGUAGE}: its pages have the addresses without a prefix`,
    )
    .optional(),
  /** What residents call its areas, one and several; Spanish terms are masculine. */
  areaTerms: z.strictObject({ en: areaTerms.optional(), es: areaTerms.optional() }).optional(),
  defaultAirPlace: z.strictObject({
    label: z.string().min(1),
    longitude: longitudeSchema,
    latitude: latitudeSchema,
  }),
  /** Bounds of the pack's base map, which is slightly larger than the county. */
  baseMapBounds: bounds.optional(),
  /** A map of traffic that may be embedded. */
  trafficUrl: webAddressSchema.optional(),
  /** The page of the bare address; the site's default without it. */
  startPage: z
    .string()
    .regex(/^\/(?!\/)[a-z-/]*$/, 'must be a path of the site, such as /map')
    .optional(),
  /** A sample made of its boundaries, for a first start without records. */
  sample: z
    .strictObject({
      /** Reports a month per 1,000 residents. */
      reportsPerThousand: z.number().positive().max(100).default(3),
      /** Number of invented stations of air quality. */
      stations: z.number().int().min(0).max(50).default(0),
    })
    .optional(),
  /** Where street numbers begin: longitude, latitude. */
  streetNumbersFrom: z.tuple([longitudeSchema, latitudeSchema]).optional(),
});

export type CountyFile = z.output<typeof countySchema>;
export type SampleSettings = NonNullable<CountyFile['sample']>;

/** Returns the facts that pages need. */
export function toCountyFacts(file: CountyFile): County {
  return {
    slug: file.slug,
    name: file.name,
    timeZone: file.timeZone,
    safetyMapView: file.safetyMapView,
    baseMapView: file.baseMapView,
    searchBounds: file.searchBounds as Bounds,
    defaultNeighborhood: file.defaultNeighborhood,
    defaultCrime: file.defaultCrime,
    defaultAirPlace: file.defaultAirPlace,
    countsEachOffense: file.countsEachOffense || undefined,
    emergencyNumber: file.emergencyNumber,
    states: file.states,
    languages: file.languages,
    areaTerms: file.areaTerms,
  };
}

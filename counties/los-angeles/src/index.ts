import { join } from 'node:path';
import { type BaseMapFiles, type CodesCsvRow, loadCountyPack } from '@townlight/county';
import type { Agency } from '@townlight/domain/county';
import type {
  CountyCrimeSources,
  CountyRecordingRules,
  CrimeSource,
  UnrecordedType,
} from '@townlight/domain/crime';

/** The pack of Los Angeles County, for its sample, its methodology and tests. */
export const losAngelesPack = loadCountyPack(join(import.meta.dirname, '..'));

export const {
  facts: losAngeles,
  categories: seedCategories,
  contacts: countyContacts,
  sourceTerms,
  daytimePlaces,
  coronavirus: coronavirusReports,
  spanishNames,
  spanishNicknames,
  everydayNames,
  crimeSynonyms,
  placesOutside,
} = losAngelesPack;
/** Names of counting rules. */
export type CodeScheme = 'lapd-summary' | 'lapd-nibrs' | 'lasd-statistical' | 'nibrs';

// the pack's types allow less than this county has
export const agencies = losAngelesPack.agencies as readonly (Agency & {
  readonly countingRules: readonly CodeScheme[];
})[];
export const crimeRecording = losAngelesPack.recording as CountyRecordingRules & {
  readonly unrecorded: Readonly<Record<CodeScheme, readonly UnrecordedType[]>>;
};
export const baseMap = losAngelesPack.baseMap as BaseMapFiles & { readonly embedded: string };
export const crimeSources = losAngelesPack.crimeSources as CountyCrimeSources & {
  readonly sources: Readonly<Record<'lapd-legacy' | 'lapd-nibrs' | 'lasd', CrimeSource>>;
};
/** Returns the codes under some counting rules, in the order in which their agency lists them. */
export function listCodes(rules: string): readonly CodesCsvRow[] {
  return losAngelesPack.codes.filter((row) => row.rules === rules);
}
export const pointsOfInterest = losAngelesPack.pointsOfInterest();
export const listMainStreets = losAngelesPack.mainStreets;

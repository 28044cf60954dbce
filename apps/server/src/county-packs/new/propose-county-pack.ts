import type { NewCountyPack } from '@townlight/county';
import type { AreaTerm } from '@townlight/domain/county';
import type { CrimeSource } from '@townlight/domain/crime';
import { toSlug } from '@townlight/domain/places';
import { formatLocalDate } from '@townlight/domain/time';
import type { ProgressListener } from '../../ingest/run-load.ts';
import { type NewAreas, readNewAreas } from './areas/read-areas.ts';
import { type NewResidents, readNewResidents } from './areas/read-residents.ts';
import { type ExaminedRecords, examineRecords } from './crime/examine-records.ts';
import { type MatchedCode, matchOffenses } from './crime/match-offense.ts';
import { proposeCategories } from './crime/propose-categories.ts';
import type { ProposedColumns } from './crime/propose-columns.ts';
import { type CrimeSourceProposal, proposeCrimeSource } from './crime/propose-crime-source.ts';
import { sampleRecords } from './crime/read-records.ts';
import { proposeCounty } from './propose-county.ts';

/** What the operator gives for a new county. */
export interface NewCountyOptions {
  readonly slug: string;
  readonly name: string;
  readonly boundaries: string;
  readonly nameProperty?: string | undefined;
  readonly residents?: string | undefined;
  readonly residentsColumn?: string | undefined;
  readonly crime?: string | undefined;
  /** What residents call the areas. */
  readonly areaTerm?: AreaTerm | undefined;
  /** Names and abbreviations of the state that addresses end with. */
  readonly states?: readonly string[] | undefined;
  /** Full name of the police. */
  readonly agency: string;
  readonly columns: ProposedColumns;
  readonly dateOrder?: CrimeSource['dateOrder'] | undefined;
  readonly projection?: string | undefined;
  readonly timeZone?: string | undefined;
  readonly now: Date;
  readonly onProgress?: ProgressListener | undefined;
}

/** A proposed pack, and where its parts are from. */
export interface CountyPackProposal {
  readonly pack: NewCountyPack;
  readonly areas: NewAreas;
  readonly residents: NewResidents | undefined;
  readonly crime: CrimeProposal | undefined;
}

export interface CrimeProposal extends CrimeSourceProposal {
  readonly origin: string;
  readonly examined: ExaminedRecords;
  readonly codes: readonly MatchedCode[];
}

/** The page of the crime tracker without records. */
const NO_CRIME = 'burglary';

/** Reads the files of a county, and proposes its pack. @throws Failure when a file cannot be read as what it is for */
export async function proposeCountyPack(options: NewCountyOptions): Promise<CountyPackProposal> {
  const areas = await readNewAreas(options.boundaries, options.nameProperty);
  const residents =
    options.residents === undefined
      ? undefined
      : await readNewResidents(options.residents, areas, options.residentsColumn);
  const draft = proposeCounty(areas, {
    slug: options.slug,
    name: options.name,
    defaultNeighborhood: findStartArea(areas, residents),
    defaultCrime: NO_CRIME,
    timeZone: options.timeZone,
    areaTerm: options.areaTerm,
    states: options.states,
  });
  const agency = toSlug(options.agency);
  const crime =
    options.crime === undefined
      ? undefined
      : await proposeCrime(options.crime, areas, options, agency, draft.timeZone);
  const categories = proposeCategories(crime?.codes ?? [], agency);
  const hasAgency = crime !== undefined;
  return {
    areas,
    residents,
    crime,
    pack: {
      county: { ...draft, defaultCrime: findStartCrime(crime?.codes ?? []) },
      agencies: hasAgency
        ? [
            {
              slug: agency,
              name: options.agency,
              shortName: options.agency,
              countingRules: [agency],
            },
          ]
        : [],
      sources: crime === undefined ? {} : { [agency]: crime.source },
      ...categories,
      boundaries: areas.geojson,
      residents: residents?.rows ?? [],
      coverage: hasAgency
        ? areas.areas.map(({ slug }) => ({ area: slug, agency: options.agency }))
        : [],
    },
  };
}

async function proposeCrime(
  file: string,
  areas: NewAreas,
  { columns, dateOrder, projection, agency: agencyName, now, onProgress }: NewCountyOptions,
  agency: string,
  timeZone: string,
): Promise<CrimeProposal> {
  const table = await sampleRecords(file, onProgress);
  const proposed = proposeCrimeSource(table, areas, {
    agency,
    agencyName,
    columns,
    dateOrder,
    projection,
  });
  const today = formatLocalDate(now, timeZone);
  const examined = await examineRecords(
    file,
    proposed.source,
    areas,
    { timeZone, today },
    onProgress,
  );
  return { ...proposed, origin: table.origin, examined, codes: matchOffenses(examined.codes) };
}

/** The area with the most residents; where they are unknown, the largest would be a forest: the first by name. */
function findStartArea({ areas }: NewAreas, residents: NewResidents | undefined): string {
  const most = residents?.rows.toSorted((one, other) => other.residents - one.residents)[0];
  return most?.area ?? areas[0]?.slug ?? '';
}

/** Returns the address of the crime type with the most records. */
function findStartCrime(codes: readonly MatchedCode[]): string {
  const records = new Map<string, number>();
  for (const { crimeType, records: count } of codes)
    if (crimeType !== undefined)
      records.set(crimeType.name, (records.get(crimeType.name) ?? 0) + count);
  const [most] = [...records].toSorted(([, one], [, other]) => other - one);
  return most === undefined ? NO_CRIME : toSlug(most[0]);
}

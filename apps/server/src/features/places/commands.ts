import type { Bounds } from '@townlight/domain/county';
import { PARTITIONS, type Partition } from '@townlight/domain/places';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { findTimeFault } from '../../ingest/rows/value-fault.ts';
import { runLoadCommand } from '../../ingest/run-load.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type {
  CommandContext,
  RegisterCommands,
} from '../../platform/command-line/run-command-line.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { boundariesSummary, coverageSummary, populationSummary } from './describe-loads.ts';
import { describeTilingFaults } from './describe-tiling-faults.ts';
import { findTilingFaults } from './geometry/tiling-faults.ts';
import type { RemoveSampleOfFeatures, RunAfterBoundaries } from './ingest/boundary-hooks.ts';
import { ingestBlocks } from './ingest/ingest-blocks.ts';
import { ingestBoundaries } from './ingest/ingest-boundaries.ts';
import { ingestCoverage } from './ingest/ingest-coverage.ts';
import { ingestPopulation } from './ingest/ingest-population.ts';
import type { KnownAgency } from './ingest/match-coverage.ts';
import { possibleCensusYears } from './ingest/read-population.ts';
import { parseVintage } from './ingest/vintages/parse-vintage.ts';
import { readAreaShapes } from './store.ts';

/** What the county and other features provide to these commands. */
export type PlacesCommandsOptions = {
  agencies: readonly KnownAgency[];
  afterBoundaries?: RunAfterBoundaries | undefined;
  removeSample?: RemoveSampleOfFeatures | undefined;
  /** The bounding box in which the county's areas must be. */
  searchBounds?: Bounds | undefined;
};

/** Registers `check boundaries`. */
export const registerCheckCommands: RegisterCommands = (program, context) => {
  const check = program
    .command('check')
    .description('check the data in the store, without changing it');
  withJson(check.command('boundaries'))
    .description('list and count every overlap and gap between the areas of a partition')
    .addOption(
      new Option('--partition <partition>', 'how the county is divided')
        .choices(PARTITIONS)
        .default('neighborhoods'),
    )
    .option('--all', 'include faults of less than a square meter')
    .action(async ({ partition, all = false }: { partition: Partition; all?: boolean }) => {
      const { pool } = await context.openDatabase();
      const areas = await inTransaction(
        pool,
        async (client) => await readAreaShapes(client, partition),
      );
      const faults = findTilingFaults(areas.map(({ coordinates }) => coordinates));
      const names = areas.map(({ slug }) => slug);
      for (const line of describeTilingFaults(faults, { partition, names, all }))
        context.print(line);
      const describeAreas = <Fault extends { areas: readonly number[] }>(fault: Fault) => ({
        ...fault,
        areas: fault.areas.map((area) => names[area]),
      });
      context.printJson({
        partition,
        areas: names.length,
        overlaps: faults.overlaps.map(describeAreas),
        gaps: faults.gaps.map(describeAreas),
      });
    });
};

/** Registers `boundaries`, `population` and `coverage` below `ingest`. */
export function registerPlacesCommands(
  ingest: Command,
  context: CommandContext,
  { agencies, afterBoundaries, removeSample, searchBounds }: PlacesCommandsOptions,
): void {
  withQuiet(withJson(ingest.command('boundaries')))
    .description('publish the boundaries of a partition from a GeoJSON file (WGS 84; gzip is fine)')
    .addOption(partitionOption())
    .requiredOption('--file <path>', 'GeoJSON FeatureCollection of polygons')
    .option('--id-property <name>', 'property with the id; metadata.slug is a nested one')
    .option('--name-property <name>', 'property with the name')
    .option(
      '--where <property=value>',
      'take only features with this value, e.g. metadata.type=segment-of-a-city',
      parseWhere,
    )
    .addOption(vintageOption())
    .option('--replace-all', 'even if most of the current areas are not in the file')
    .option('--accept-outside', 'even if most areas are outside of the county')
    .option('--forget-residents', 'remove the residents in force, which are of another census')
    .option('--accept-anyway', 'even if many areas are left without residents')
    .action(async (options: BoundariesCommandOptions) => {
      await runLoadCommand(context, boundariesSummary, (database, loadContext) =>
        ingestBoundaries(database, {
          ...options,
          ...loadContext,
          afterBoundaries,
          removeSample,
          searchBounds,
        }),
      );
    });

  withQuiet(withJson(ingest.command('population')))
    .description('publish residents per area from a CSV file')
    .addOption(partitionOption())
    .requiredOption('--file <path>', 'CSV file')
    .option('--id-column <name>', 'column with the id or name of the area')
    .option('--population-column <name>', 'column with the number of residents')
    .option('--blocks', 'rows are census blocks: sum those in each neighborhood')
    .option('--longitude-column <name>', 'with --blocks: column with the longitude of its middle')
    .option('--latitude-column <name>', 'with --blocks: column with the latitude')
    .option('--year <year>', 'year of all figures, if no column gives it', parseYear)
    .addOption(vintageOption())
    .option('--replace-all', 'even if most areas would lose their residents')
    .option('--accept-anyway', 'even if many areas are left without residents')
    .action(async (options: PopulationCommandOptions) => {
      if (options.blocks && options.partition !== 'neighborhoods')
        throw new InvalidArgumentError(
          `--blocks is for neighborhoods; the Census counts ${options.partition} itself: load its table of them`,
        );
      await runLoadCommand(context, populationSummary, (database, loadContext) =>
        options.blocks
          ? ingestBlocks(database, { ...options, ...loadContext })
          : ingestPopulation(database, { ...options, ...loadContext }),
      );
    });

  withQuiet(withJson(ingest.command('coverage')))
    .description('publish which agency polices which area from a CSV file')
    .requiredOption(
      '--file <path>',
      'CSV file with the columns area, agency and optionally partition',
    )
    .action(async ({ file }: { file: string }) => {
      await runLoadCommand(context, coverageSummary, (database, loadContext) =>
        ingestCoverage(database, { ...loadContext, file, agencies }),
      );
    });
}

type BoundariesCommandOptions = {
  partition: Partition;
  file: string;
  idProperty?: string;
  nameProperty?: string;
  where?: { property: string; value: string };
  vintage?: number;
  replaceAll?: boolean;
  forgetResidents?: boolean;
  acceptOutside?: boolean;
  acceptAnyway?: boolean;
};

type PopulationCommandOptions = {
  partition: Partition;
  file: string;
  idColumn?: string;
  populationColumn?: string;
  blocks?: boolean;
  longitudeColumn?: string;
  latitudeColumn?: string;
  year?: number;
  vintage?: number;
  replaceAll?: boolean;
  acceptAnyway?: boolean;
};

function partitionOption(): Option {
  return new Option('--partition <partition>', 'how the county is divided')
    .choices(PARTITIONS)
    .makeOptionMandatory();
}

function vintageOption(): Option {
  return new Option(
    '--vintage <year>',
    'census whose zip code areas or tracts these are, if no column says it, e.g. 2020',
  ).argParser(parseVintage);
}

function parseWhere(text: string): { property: string; value: string } {
  const at = text.indexOf('=');
  if (at < 1) throw new InvalidArgumentError('write it as property=value');
  return { property: text.slice(0, at).trim(), value: text.slice(at + 1).trim() };
}

function parseYear(text: string): number {
  const year = Number(text);
  if (!Number.isInteger(year)) throw new InvalidArgumentError('write a year, for instance 2020');
  const fault = findTimeFault(year, possibleCensusYears());
  if (fault !== null) throw new InvalidArgumentError(`${year} ${fault}`);
  return year;
}

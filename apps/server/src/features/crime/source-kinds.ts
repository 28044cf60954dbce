import type { Agency } from '@townlight/domain/county';
import type { CountyCrimeSources, CrimeSource } from '@townlight/domain/crime';
import {
  addMonths,
  formatLocalDate,
  type Instant,
  monthOfInstant,
  parseYearMonth,
} from '@townlight/domain/time';
import { z } from 'zod';
import type { LoadResult } from '../../ingest/release/load-result.ts';
import { rejectsFolderPath } from '../../ingest/release/with-rejects-file.ts';
import {
  fetchChanges,
  fetchLayer,
  fetchNewFile,
  type PortalChanges,
  processNewFiles,
  type SourceKind,
  type SourceRun,
} from '../sources/index.ts';
import { ingestCrime } from './ingest/ingest-crime.ts';
import type { CrimeLoadReport } from './ingest/load-crime.ts';
import { parseTerritory } from './ingest/month-coverage/coverage-statement.ts';
import { describeMonthFault, findPossibleMonths } from './ingest/month-coverage/possible-months.ts';
import { readMappingFile } from './ingest/read-mapping.ts';

interface Settings {
  /** Name of a source in the county pack, or `csv`; determines the columns. */
  readonly columns: string;
  /** The mapping file, with `csv`. */
  readonly mapping?: string | undefined;
  /** First month, `YYYY-MM`, from which on all months are complete. */
  readonly from?: string | undefined;
  /** The covered territory, see `parseTerritory`. */
  readonly covers?: string | undefined;
  /** The `where` of a layer's queries, with `crime-arcgis`. */
  readonly filter?: string | undefined;
}

/**
 * Creates the source kinds for police records.
 * @param options `timeZone` is the county's
 */
export function createCrimeSourceKinds({
  timeZone,
  records,
  agencies,
}: {
  timeZone: string;
  records: CountyCrimeSources;
  agencies: readonly Agency[];
}): readonly SourceKind[] {
  const settings = createSettingsSchema(records, timeZone);
  const sourceOf = async ({ columns, mapping }: Settings): Promise<CrimeSource> =>
    records.sources[columns] ?? (await readMappingFile(mapping ?? '', records.projections));
  const load = async (
    run: SourceRun<Settings>,
    source: CrimeSource,
    file: string,
    { everything, isPaged = false }: { everything: boolean; isPaged?: boolean },
    asOf: Date,
  ): Promise<LoadResult<CrimeLoadReport>> =>
    await ingestCrime(run.database, {
      sourceName: run.settings.columns === 'csv' ? source.agency : run.settings.columns,
      source,
      file,
      isPaged,
      today: formatLocalDate(run.now, timeZone),
      timeZone,
      rejectsFolder: rejectsFolderPath(run.dataFolder),
      asOf,
      divisions: agencies.find(({ slug }) => slug === source.agency)?.divisions,
      statement: {
        covers: run.settings.covers === undefined ? undefined : parseTerritory(run.settings.covers),
        continues: {
          from: parseYearMonth(run.settings.from ?? '') ?? undefined,
          everything,
          before: monthOfInstant(asOf.getTime() as Instant, timeZone),
        },
      },
    });

  const loadChanges = async (
    run: SourceRun<Settings>,
    fetchFile: (
      source: CrimeSource,
      use: (changes: PortalChanges) => Promise<LoadResult<CrimeLoadReport>>,
    ) => Promise<LoadResult<CrimeLoadReport> | undefined>,
  ) => {
    const source = await sourceOf(run.settings);
    const loaded = await fetchFile(source, ({ file, everything, changedAt }) =>
      load(run, source, file, { everything, isPaged: true }, changedAt ?? run.now),
    );
    return summarizeLoads(loaded === undefined ? [] : [loaded]);
  };

  const portal: SourceKind<Settings> = {
    kind: 'crime-portal',
    description: "a department's dataset at an open-data portal (Socrata)",
    place: 'address',
    settings,
    run: (run) =>
      loadChanges(run, ({ columns }, use) =>
        fetchChanges(
          run,
          Object.values(columns).filter((name) => name !== undefined),
          use,
        ),
      ),
  };

  const layer: SourceKind<Settings> = {
    kind: 'crime-arcgis',
    description: "a department's layer of an ArcGIS service, …/FeatureServer/0",
    place: 'address',
    settings: createSettingsSchema(records, timeZone, {
      filter: z.string().min(1).optional(),
    }),
    run: (run) => loadChanges(run, (_source, use) => fetchLayer(run, run.settings.filter, use)),
  };

  const file: SourceKind<Settings> = {
    kind: 'crime-file',
    description: "a department's CSV file at an address",
    place: 'address',
    settings,
    async run(run) {
      const source = await sourceOf(run.settings);
      const loaded = await fetchNewFile(run, (path) =>
        load(run, source, path, { everything: true }, run.now),
      );
      return summarizeLoads(loaded === undefined ? [] : [loaded]);
    },
  };

  const folder: SourceKind<Settings> = {
    kind: 'crime-folder',
    description: "a folder where a department's CSV files arrive",
    place: 'folder',
    settings,
    async run(run) {
      const source = await sourceOf(run.settings);
      const loaded: LoadResult<CrimeLoadReport>[] = [];
      await processNewFiles(run, /\.(csv|csv\.gz)$/i, async (file) => {
        // Gives each file a later reference date than the one before, since releases with equal dates have no order.
        const asOf = new Date(run.now.getTime() + loaded.length);
        loaded.push(await load(run, source, file, { everything: true }, asOf));
      });
      return summarizeLoads(loaded);
    },
  };
  return [portal, layer, file, folder].map((kind) => kind as SourceKind);
}

function createSettingsSchema(
  { sources }: CountyCrimeSources,
  timeZone: string,
  more: z.ZodRawShape = {},
): z.ZodType<Settings> {
  return z
    .strictObject({
      ...more,
      columns: z.enum([...Object.keys(sources), 'csv']),
      mapping: z.string().min(1).optional(),
      from: z
        .string()
        .refine((text) => parseYearMonth(text) !== null, { message: 'write a month, e.g. 2024-03' })
        .optional(),
      covers: z.string().min(1).optional(),
    })
    .refine(({ columns, mapping }) => (columns === 'csv') === (mapping !== undefined), {
      message: 'columns=csv and mapping=<file> go together',
    })
    .superRefine(({ columns, from = '' }, context) => {
      const month = parseYearMonth(from);
      if (month === null) return;
      const today = formatLocalDate(new Date(), timeZone);
      const { from: first, to } = findPossibleMonths(today, sources[columns]?.recordedMonths);
      // The current month may be stated, since it becomes complete later.
      const fault = describeMonthFault(month, { from: first, to: addMonths(to, 1) });
      if (fault !== null) context.addIssue({ code: 'custom', path: ['from'], message: fault });
    });
}

function summarizeLoads(loaded: readonly LoadResult<CrimeLoadReport>[]) {
  const reports = loaded.flatMap((one) => (one.outcome === 'published' ? [one.report] : []));
  const total = (count: (report: (typeof reports)[number]) => number) =>
    reports.reduce((sum, report) => sum + count(report), 0).toLocaleString('en');
  return {
    published: reports.length > 0,
    message:
      reports.length === 0
        ? 'nothing new'
        : `${total((r) => r.rowsNew)} new, ${total((r) => r.rowsUpdated)} updated, ` +
          `${total((r) => r.rowsRejected)} rejected of ${total((r) => r.rowsRead)} rows`,
  };
}

import { join } from 'node:path';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import type { Findings } from '../findings.ts';
import { runTownlightOrThrow } from '../process/townlight-command.ts';
import { writeCoverageFile } from './coverage-file.ts';
import { doFiguresAddUp, parseReportFigures, type ReportFigures } from './report-figures.ts';
import type { PartitionName, SharedRecords } from './shared-records.ts';

const PARTITIONS: readonly PartitionName[] = ['neighborhoods', 'zipcodes', 'tracts'];

/** The census of the shared files of zip codes and tracts. */
const CENSUS: Readonly<Record<PartitionName, readonly string[]>> = {
  neighborhoods: [],
  zipcodes: ['--vintage', '2010'],
  tracts: ['--vintage', '2010'],
};

/** Runs the README's commands in their order. @returns the figures of the two crime loads */
export async function loadByReadme(
  store: StoreConfig,
  shared: SharedRecords,
  findings: Findings,
): Promise<{ lapd: ReportFigures; lasd: ReportFigures }> {
  const coverage = join(store.dataFolder, 'coverage.csv');
  const { rows, unknown } = writeCoverageFile(coverage, shared);
  findings.log(
    `\ncoverage of ${rows} neighborhoods; not in the pack, so the Sheriff's: ${unknown.join(', ') || 'none'}`,
  );
  const load = async (...args: string[]): Promise<ReportFigures> => {
    const printed = await runTownlightOrThrow(['ingest', ...args], store);
    findings.log(`\n$ townlight ingest ${args.join(' ')}\n${printed.trimEnd()}`);
    const figures = parseReportFigures(printed);
    findings.check('the figures add up', figures.read > 0 && doFiguresAddUp(figures), printed);
    return figures;
  };
  for (const partition of PARTITIONS) {
    const { file } = shared.boundaries[partition];
    await load('boundaries', '--partition', partition, '--file', file, ...CENSUS[partition]);
  }
  for (const partition of PARTITIONS)
    await load(
      'population',
      '--partition',
      partition,
      '--file',
      shared.population[partition],
      ...CENSUS[partition],
    );
  await load('coverage', '--file', coverage);
  const lapd = await load('crime', '--source', 'lapd-legacy', '--file', shared.lapd, '--accept');
  const lasd = await load('crime', '--source', 'lasd', '--file', shared.lasd, '--accept');
  for (const [source, file] of [
    ['lapd-legacy', shared.lapd],
    ['lasd', shared.lasd],
  ] as const) {
    const args = ['ingest', 'crime', '--source', source, '--file', file, '--accept'];
    const again = await runTownlightOrThrow(args, store);
    findings.check(
      `${source} once more says that there is nothing to do`,
      /nothing to do/.test(again),
      again,
    );
  }
  findings.log(`\n$ townlight releases\n${await runTownlightOrThrow(['releases'], store)}`);
  return { lapd, lasd };
}

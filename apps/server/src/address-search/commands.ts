import { basename } from 'node:path';
import type { Bounds } from '@townlight/domain/county';
import { type Command, Option } from 'commander';
import { progressLine } from '../crime/index.ts';
import type { CommandContext } from '../platform/command-line/run-command-line.ts';
import { rejectsFolder } from '../releases/index.ts';
import { ADDRESS_FORMATS, type AddressFormat } from './ingest/address-record.ts';
import { type AddressesLoaded, ingestAddresses } from './ingest/ingest-addresses.ts';

interface Options {
  file: string;
  format?: AddressFormat;
  source?: string;
}

/** `ingest addresses`; `bounds` is the box in which places of the county are looked for. */
export function registerAddressCommands(
  ingest: Command,
  { store, openDatabase, print }: CommandContext,
  county: { searchBounds: Bounds },
): void {
  ingest
    .command('addresses')
    .description('publish street addresses for the search, from OpenAddresses or Census ranges')
    .requiredOption('--file <path>', 'CSV or GeoJSON, plain or gzip')
    .addOption(
      new Option('--format <name>', 'what the file holds; found by looking').choices(
        ADDRESS_FORMATS,
      ),
    )
    .option(
      '--source <name>',
      "whose addresses these are; a newer file of the same source takes their place (default: the file's name)",
    )
    .action(async ({ file, format, source }: Options) => {
      const progress = progressLine(process.stderr);
      const loaded = await ingestAddresses(await openDatabase(), {
        file,
        format,
        source: source ?? basename(file).replace(/\..*$/, ''),
        bounds: county.searchBounds,
        rejectsFolder: rejectsFolder(store.dataFolder),
        onProgress: progress.show,
      }).finally(progress.end);
      for (const line of describeLoaded(basename(file), loaded)) print(line);
    });
}

function describeLoaded(origin: string, loaded: AddressesLoaded): string[] {
  if (loaded.outcome === 'already-published')
    return [
      `${origin}: nothing to do; the same file is already published as release ${loaded.releaseId}`,
    ];
  const { report: r, rejects } = loaded;
  const n = (count: number) => count.toLocaleString('en');
  const lines = [
    `${origin}: published as release ${r.releaseId} (${r.format}, source ${r.source})`,
    `  rows read ${n(r.rowsRead)} = new ${n(r.rowsNew)} + updated ${n(r.rowsUpdated)} + ` +
      `unchanged ${n(r.rowsUnchanged)} + rejected ${n(r.rowsRejected)}`,
    `  streets ${n(r.streets)}, each once per place and zip code`,
  ];
  if (r.withdrawn > 0) lines.push(`  ${n(r.withdrawn)} addresses of an earlier file are no more`);
  if (rejects !== null) lines.push(`  rejected rows with their reasons: ${rejects}`);
  return lines;
}

import { basename } from 'node:path';
import type { Bounds } from '@townlight/domain/county';
import { type Command, Option } from 'commander';
import type { LoadSummary } from '../../ingest/release/describe-load.ts';
import { runLoadCommand } from '../../ingest/run-load.ts';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { ADDRESS_FORMATS, type AddressFormat } from './ingest/address-record.ts';
import { type AddressLoadReport, ingestAddresses } from './ingest/ingest-addresses.ts';

interface AddressCommandOptions {
  file: string;
  format?: AddressFormat;
  source?: string;
  acceptOutside?: boolean;
}

/** Registers `ingest addresses`; `searchBounds` is the box in which places of the county are searched. */
export function registerAddressCommands(
  ingest: Command,
  context: CommandContext,
  county: { searchBounds: Bounds },
): void {
  withQuiet(withJson(ingest.command('addresses')))
    .description('publish street addresses for the search, from OpenAddresses or Census ranges')
    .requiredOption('--file <path>', 'CSV or GeoJSON, plain or gzip')
    .addOption(
      new Option('--format <name>', "the file's format; detected if left out").choices(
        ADDRESS_FORMATS,
      ),
    )
    .option(
      '--source <name>',
      "where these addresses come from; a newer file from the same source replaces them (default: the file's name)",
    )
    .option(
      '--accept-outside',
      'even if most addresses are outside of the county; they are rejected',
    )
    .action(async ({ file, format, source, acceptOutside }: AddressCommandOptions) => {
      await runLoadCommand(context, addressLoadDescription, (database, surroundings) =>
        ingestAddresses(database, {
          ...surroundings,
          file,
          format,
          source: source ?? basename(file).replace(/\..*$/, ''),
          bounds: county.searchBounds,
          acceptOutside,
        }),
      );
    });
}

const addressLoadDescription: LoadSummary<AddressLoadReport> = {
  unit: 'row',
  details({ format, source, streets, withdrawn }) {
    const n = (count: number) => count.toLocaleString('en');
    const lines = [
      `source ${source}, read as ${format}`,
      `streets ${n(streets)}, each once per place and zip code`,
    ];
    if (withdrawn > 0) lines.push(`${n(withdrawn)} addresses of an earlier file were removed`);
    return lines;
  },
};

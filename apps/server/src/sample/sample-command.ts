import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { withQuiet } from '../platform/command-line/command-options.ts';
import type { RegisterCommands } from '../platform/command-line/run-command-line.ts';
import type { Feature } from '../platform/features/feature.ts';

/** Registers `sample`, which writes the sample county as files with a list of them, for independent recounts. */
export function createSampleCommand(features: readonly Feature[]): RegisterCommands {
  return (program, { print }) => {
    withQuiet(program.command('sample'))
      .description('write the raw files of the sample county: boundaries, residents and records')
      .requiredOption('--folder <path>', 'where to write them')
      .requiredOption('--through <month>', 'the last full month of the site, e.g. 2026-10', month)
      .action(async ({ folder, through }: { folder: string; through: string }) => {
        await mkdir(folder, { recursive: true });
        const list: Record<string, unknown> = {};
        for (const feature of features)
          Object.assign(list, await feature.exportSample?.({ folder, through }));
        const path = join(folder, 'records.json');
        await writeFile(path, `${JSON.stringify(list, null, 2)}\n`);
        print(`the raw files are listed in ${path}`);
      });
  };
}

function month(text: string): string {
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(text))
    throw new InvalidArgumentError('write a month as 2026-10');
  return text;
}

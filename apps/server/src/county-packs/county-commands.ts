import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { findCountyFolder } from '../config/config.ts';
import { withJson, withQuiet } from '../platform/command-line/command-options.ts';
import type { RegisterCommands } from '../platform/command-line/run-command-line.ts';
import { Failure } from '../platform/failure.ts';
import { registerNewCommand } from './new/new-command.ts';

/** Registers `county new`, `county schema` and `county check`. They need no pack, and no store. */
export const countyCommands: RegisterCommands = (program, context) => {
  const county = program.command('county').description('make or check the pack of a county');
  registerNewCommand(county, context);
  withQuiet(county.command('schema'))
    .description('write a JSON Schema of each YAML file of a pack, for editors')
    .requiredOption('--folder <path>', 'where to write them')
    .action(async ({ folder }: { folder: string }) => {
      const { listPackSchemas } = await import('@townlight/county');
      mkdirSync(folder, { recursive: true });
      for (const [file, schema] of Object.entries(listPackSchemas())) {
        const path = join(folder, `${basename(file, '.yaml')}.schema.json`);
        writeFileSync(path, `${JSON.stringify(schema, null, 2)}\n`);
        context.print(path);
      }
    });
  withJson(county.command('check [county]'))
    .description('list what a pack has, what is missing and what each gap costs')
    .action(async (name: string | undefined) => {
      const { checkCountyPack, describeCountyPackFindings } = await import(
        './check/check-county-pack.ts'
      );
      const folder = findCountyFolder(name ?? process.env.TOWNLIGHT_COUNTY ?? 'los-angeles');
      const checked = checkCountyPack(folder);
      for (const line of describeCountyPackFindings(checked)) context.print(line);
      context.printJson(checked);
      const faults = checked.faults.length;
      if (faults > 0)
        throw new Failure(`${folder}: ${faults === 1 ? '1 fault' : `${faults} faults`}, see above`);
    });
};

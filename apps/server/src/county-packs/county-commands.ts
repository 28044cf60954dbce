import { findCountyFolder } from '../config/config.ts';
import { withJson } from '../platform/command-line/output-options.ts';
import type { RegisterCommands } from '../platform/command-line/run-command-line.ts';
import { Failure } from '../platform/failure.ts';
import { registerNewCommand } from './new/new-command.ts';

/** Registers `county new` and `county check`. They need no pack, and no store. */
export const countyCommands: RegisterCommands = (program, context) => {
  const county = program.command('county').description('make or check the pack of a county');
  registerNewCommand(county, context);
  withJson(county.command('check [county]'))
    .description('list what a pack has, what is missing and what each gap costs')
    .action(async (name: string | undefined) => {
      const { checkPack } = await import('./check/check-pack.ts');
      const { describeCheck } = await import('./check/describe-check.ts');
      const folder = findCountyFolder(name ?? process.env.TOWNLIGHT_COUNTY ?? 'los-angeles');
      const checked = checkPack(folder);
      for (const line of describeCheck(checked)) context.print(line);
      context.printJson(checked);
      const faults = checked.faults.length;
      if (faults > 0)
        throw new Failure(`${folder}: ${faults === 1 ? '1 fault' : `${faults} faults`}, see above`);
    });
};

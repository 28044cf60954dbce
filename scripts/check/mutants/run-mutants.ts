/** The mutation drill: plants faults in a copy of a checkout and reports which tests find them. See `USAGE`. */
import { writeFileSync } from 'node:fs';
import { type DrillOptions, readArguments, USAGE } from './arguments.ts';
import { type MutantResult, MutationDrill } from './drill.ts';
import { FAULTS } from './faults/index.ts';
import { needsServer } from './levels.ts';
import { describeResults, isEnough } from './results.ts';
import { endAll } from './run-quietly.ts';
import { buildWeb } from './run-tests.ts';
import { copyCheckout } from './scratch-checkout.ts';

const { faults, checkout, isOldLayout, levels, json } = readOptions();
const scratch = copyCheckout(checkout);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    endAll();
    scratch.remove();
    process.exit(1);
  });

try {
  // first: a fault that no longer fits would otherwise be noticed after an hour
  for (const fault of faults) scratch.plant(fault)();
  if (levels.some(needsServer)) {
    const failure = await buildWeb(scratch);
    if (failure !== undefined) throw new Error(`Without any fault: ${failure.test}`);
  }
  const drill = new MutationDrill(scratch, isOldLayout);
  const results: MutantResult[] = [];
  for (const fault of faults) {
    process.stdout.write(`${results.length + 1}/${faults.length} ${fault.id} … `);
    const result = await drill.try(fault, levels);
    results.push(result);
    process.stdout.write(
      `${result.foundBy === null ? 'SURVIVED' : `found by ${result.foundBy}`} (${result.seconds} s)\n`,
    );
    if (json !== undefined) writeFileSync(json, `${JSON.stringify(results, null, 2)}\n`);
  }
  process.stdout.write(`\n${describeResults(results)}`);
  process.exitCode = isEnough(results) ? 0 : 1;
} finally {
  scratch.remove();
}

function readOptions(): DrillOptions {
  try {
    return readArguments(process.argv.slice(2), FAULTS);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n${USAGE}`);
    process.exit(2);
  }
}

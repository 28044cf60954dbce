import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { StoreConfig } from '../../../apps/server/src/platform/database/open-database.ts';
import { seededRandom } from '../../../bench/src/measure/random-numbers.ts';
import { createOperatedStore, type OperatorCommand } from '../county/operated-store.ts';
import type { Findings } from '../findings.ts';
import { runTownlight, startTownlight } from '../process/townlight-command.ts';
import type { ProofStores } from '../stores/proof-stores.ts';
import { describeUnlikeTables, readRowsOfAllTables } from '../stores/rows-of-all-tables.ts';

type Rows = ReadonlyMap<string, string>;

/**
 * Kills every writing command repeatedly, each time on a fresh copy of a store. After each kill all tables must be as
 * before or as after a clean run, no backup may be incomplete, and the repeated command must end as the clean one.
 */
export async function killCommands(
  stores: ProofStores,
  { times, seed }: { times: number; seed: number },
  findings: Findings,
): Promise<void> {
  const base = await stores.create();
  const commands = await createOperatedStore(base);
  const before = await readRowsOfAllTables(base);
  findings.log(`\n${stores.name}: kill -9 of ${commands.length} commands in turn, ${times} kills`);
  const random = seededRandom(seed);
  const cleanRuns = new Map<string, { after: Rows; milliseconds: number }>();
  const tally = { before: 0, whole: 0 };
  for (let round = 0; round < times; round++) {
    const command = commands[round % commands.length] as OperatorCommand;
    const clean = cleanRuns.get(command.name) ?? (await cleanRun(stores, base, command));
    cleanRuns.set(command.name, clean);
    // the first third of a run is Node's startup
    const moment = Math.round(clean.milliseconds * (0.3 + 0.65 * random()));
    const left = await killOnce(stores, base, command, { moment, before, clean }, findings);
    tally[left]++;
  }
  findings.log(`  ${tally.before} kills left all as before, ${tally.whole} left the work whole`);
  await stores.remove(base);
}

async function cleanRun(stores: ProofStores, base: StoreConfig, { name, args }: OperatorCommand) {
  const store = await stores.copy(base);
  const { code, errors, milliseconds } = await runTownlight(args, store);
  if (code !== 0) throw new Error(`the clean run of ${name} ended with ${code}: ${errors}`);
  const after = await readRowsOfAllTables(store);
  await stores.remove(store);
  return { after, milliseconds };
}

async function killOnce(
  stores: ProofStores,
  base: StoreConfig,
  { name, args, again }: OperatorCommand,
  { moment, before, clean }: { moment: number; before: Rows; clean: { after: Rows } },
  findings: Findings,
): Promise<'before' | 'whole'> {
  const store = await stores.copy(base);
  const victim = startTownlight(args, store);
  await pause(moment);
  victim.process.kill('SIGKILL');
  await victim.ended;
  const at = `${stores.name}, ${name} killed after ${moment} ms`;
  const left = await readRowsOfAllTables(store);
  const fromBefore = describeUnlikeTables(left, before);
  findings.check(
    `${at}: ${fromBefore.length === 0 ? 'nothing of it is there' : 'its work is whole'}`,
    fromBefore.length === 0 || describeUnlikeTables(left, clean.after).length === 0,
    fromBefore.join('; '),
  );
  const repeated = await runTownlight(args, store);
  const after = describeUnlikeTables(await readRowsOfAllTables(store), clean.after);
  findings.check(
    `${at}: run again, all is as after one clean run`,
    (repeated.code === 0 || again === 'refused') && after.length === 0,
    [repeated.errors, ...after].join('; '),
  );
  const drafts = backupsOf(store).filter((file) => file.includes('draft'));
  findings.check(`${at}: no backup is half there`, drafts.length === 0, drafts.join(' '));
  await stores.remove(store);
  return fromBefore.length === 0 ? 'before' : 'whole';
}

function backupsOf({ dataFolder }: StoreConfig): string[] {
  try {
    return readdirSync(join(dataFolder, 'backups'));
  } catch {
    return [];
  }
}

import { rmSync } from 'node:fs';
import type { CrimeSource } from '@townlight/domain/crime';
import { Command } from 'commander';
import type { PortalAccess } from '../../features/sources/index.ts';
import type {
  CommandContext,
  RegisterCommands,
} from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import { fetchDataset } from './fetch-dataset.ts';
import type { SetupStep } from './list-setup-steps.ts';

/** What the steps run with. */
export interface SetupRunContext {
  readonly context: CommandContext;
  /** Register `ingest` and `source`. */
  readonly commands: readonly RegisterCommands[];
  readonly portal: PortalAccess;
  readonly crimeSources: Readonly<Record<string, CrimeSource>>;
  /** Whether files that were fetched before are fetched again. */
  readonly fetchAgain: boolean;
}

/**
 * Runs the steps one after another; one that fails does not stop the others.
 * @returns the names of those that failed
 */
export async function runSetupSteps(
  steps: readonly SetupStep[],
  run: SetupRunContext,
): Promise<string[]> {
  const failed: string[] = [];
  const stopping = new AbortController();
  // the step at hand ends first, so that no source stays locked; a second signal ends the process
  const stop = () => stopping.abort(new Failure('it was stopped in the middle'));
  process.once('SIGTERM', stop);
  try {
    for (const [index, step] of steps.entries()) {
      stopping.signal.throwIfAborted();
      run.context.print(`step ${index + 1} of ${steps.length}: ${step.name}`);
      try {
        await runStep(step, run, stopping.signal);
      } catch (error) {
        stopping.signal.throwIfAborted();
        // a file that cannot be loaded is fetched again next time
        if (step.download !== undefined) rmSync(step.download.path, { force: true });
        failed.push(step.name);
        run.context.warn(`${step.name}: ${(error as Error).message}`);
      }
    }
  } finally {
    process.removeListener('SIGTERM', stop);
  }
  return failed;
}

async function runStep(step: SetupStep, run: SetupRunContext, signal: AbortSignal): Promise<void> {
  const { context, commands, fetchAgain } = run;
  if (step.skipped !== undefined) return context.print(`  left out: ${step.skipped}`);
  const startedAt = performance.now();
  if (step.download !== undefined) {
    if (fetchAgain) rmSync(step.download.path, { force: true });
    await download(step.name, step.download, run, signal);
  }
  for (const args of step.commands) {
    context.print(`  townlight ${args.join(' ')}`);
    await runCommand(args, commands, context);
  }
  context.print(`  done in ${formatDuration(performance.now() - startedAt)}`);
}

async function download(
  name: string,
  { dataset }: NonNullable<SetupStep['download']>,
  { context, portal, crimeSources }: SetupRunContext,
  signal: AbortSignal,
): Promise<void> {
  const progress = context.openProgressBar();
  const unit = 'format' in dataset && dataset.format !== 'file' ? 'rows' : 'bytes';
  try {
    const isNew = await fetchDataset(name, dataset, {
      dataFolder: context.store.dataFolder,
      portal,
      signal,
      crimeSources,
      onProgress: (fetched, done) =>
        progress.show(`${name}: ${fetched.toLocaleString('en')} ${unit}`, done),
    });
    context.print(isNew ? `  fetched from ${dataset.url}` : '  fetched before');
  } finally {
    progress.end();
  }
}

/** Runs another command in the same store and with the same output. */
async function runCommand(
  args: readonly string[],
  commands: readonly RegisterCommands[],
  context: CommandContext,
): Promise<void> {
  const program = new Command('townlight').exitOverride();
  for (const register of commands) register(program, context);
  await program.parseAsync(args, { from: 'user' });
}

/** Formats a duration: `0.4 s`, `2 min 5 s`. */
function formatDuration(milliseconds: number): string {
  if (milliseconds < 10_000) return `${(milliseconds / 1_000).toFixed(1)} s`;
  const seconds = Math.round(milliseconds / 1_000);
  return seconds < 60 ? `${seconds} s` : `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

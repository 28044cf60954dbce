import { resolve } from 'node:path';
import { findSourceState, formatInterval, parseInterval } from '@townlight/domain/sources';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import { runSource } from './run-source.ts';
import { checkSourcePlace, createPortalAccess, type SourceKind } from './source-kind.ts';
import {
  addSource,
  pauseSource,
  readSources,
  releaseLocks,
  removeSource,
  type Source,
} from './store.ts';

type AddOptions = {
  kind: string;
  place: string;
  every: number;
  title?: string;
  setting: Record<string, string>;
  ifMissing?: boolean;
};

/** Creates the `source` commands for polled addresses and watched folders. */
export function createSourceCommands(
  kinds: readonly SourceKind[],
  { appToken }: { appToken: string | undefined },
) {
  return (
    program: Command,
    { store, openDatabase, openProgressBar, print, printJson, log }: CommandContext,
  ): void => {
    const command = program
      .command('source')
      .description('sources that are checked automatically: web addresses and folders');
    const clock = () => new Date();

    withQuiet(command.command('add'))
      .description('add a source; the server checks it at once, then regularly')
      .argument('<name>', 'a short name for it, e.g. police', parseName)
      .addOption(
        new Option('--kind <kind>', kinds.map((k) => `${k.kind}: ${k.description}`).join('; '))
          .choices(kinds.map(({ kind }) => kind))
          .makeOptionMandatory(),
      )
      .requiredOption('--place <place>', 'its web address, or the path of the folder')
      .addOption(
        new Option('--every <time>', 'the interval between checks, e.g. 15m, 6h or 1d')
          .argParser(parseEvery)
          .default(86_400, '1d'),
      )
      .option('--title <title>', 'the name that readers see (default: its short name)')
      .option('--setting <name=value>', 'a setting for its kind; can be repeated', collect, {})
      .option('--if-missing', 'leave a source of this name as it is')
      .action(async (name: string, options: AddOptions) => {
        const kind = kinds.find((one) => one.kind === options.kind) as SourceKind;
        const place = kind.place === 'folder' ? resolve(options.place) : options.place;
        await checkSourcePlace(kind.place, place);
        const settings = readSettings(kind, options.setting);
        const { pool } = await openDatabase({ mayCreate: true });
        const added = await addSource(pool, {
          name,
          title: options.title ?? name,
          kind: kind.kind,
          place,
          settings,
          everySeconds: options.every,
          now: clock(),
        });
        if (!added && options.ifMissing) return print(`${name}: is a source already`);
        if (!added)
          throw new Failure(
            `a source ${name} already exists; remove it first, or choose another name`,
          );
        print(
          `${name}: added; a running server checks it within a minute, then every ${formatInterval(options.every)}`,
        );
      });

    withJson(command.command('list'))
      .description('list the sources, their state and the result of the last run')
      .action(async () => {
        const { pool } = await openDatabase();
        const sources = await readSources(pool);
        printJson(sources.map((source) => toJson(source, clock())));
        if (sources.length === 0)
          print('there is no source yet; townlight source add --help says how to add one');
        for (const source of sources) for (const line of describe(source, clock())) print(line);
      });

    withQuiet(withJson(command.command('run')))
      .description('check a source now, even if it is not due')
      .argument('<name>')
      .option('--if-due', 'only if it is due and not paused')
      .action(async (name: string, { ifDue = false }: { ifDue?: boolean }) => {
        const database = await openDatabase();
        if (!(await readSources(database.pool)).some((source) => source.name === name))
          throw noSuch(name);
        const stopping = new AbortController();
        process.once('SIGTERM', () => stopping.abort(new Failure('it was stopped in the middle')));
        // no server runs, so no run is in progress: one that was killed may have left its lock
        if (database.kind === 'pglite' && database.ownsStore) await releaseLocks(database.pool);
        const progress = openProgressBar();
        const portal = createPortalAccess(appToken);
        const reportProgress = (fetched: number, done: number | null) =>
          progress.show(`${name}: ${fetched.toLocaleString('en')} fetched`, done);
        const ran = await runSource(
          { database, kinds, dataFolder: store.dataFolder, portal, clock, log, reportProgress },
          name,
          { onlyIfDue: ifDue, signal: stopping.signal },
        ).finally(progress.end);
        if (ran.result === 'failed') throw new Failure(ran.message);
        printJson({ source: name, ...ran });
        if (ran.result !== 'not-run') print(`${name}: ${ran.message}`);
        else if (!ifDue)
          throw new Failure(`${name} is being checked by another process; wait for it to finish`);
      });

    for (const [verb, paused, description] of [
      ['pause', true, 'stop checking a source until it is resumed'],
      ['resume', false, 'check a paused source again, starting now'],
    ] as const)
      withQuiet(command.command(verb))
        .description(description)
        .argument('<name>')
        .action(async (name: string) => {
          const { pool } = await openDatabase();
          if (!(await pauseSource(pool, name, paused, clock()))) throw noSuch(name);
          print(`${name}: ${verb}d`);
        });

    withQuiet(command.command('remove'))
      .description('remove a source; what was loaded from it stays')
      .argument('<name>')
      .action(async (name: string) => {
        const { pool } = await openDatabase();
        if (!(await removeSource(pool, name))) throw noSuch(name);
        print(`${name}: removed; what was loaded from it stays`);
      });

    withQuiet(withJson(command.command('check')))
      .description('exit with code 1 if a source fails or is late, for monitoring')
      .action(async () => {
        const { pool } = await openDatabase();
        const now = clock();
        const bad = (await readSources(pool)).filter((source) =>
          ['failing', 'late'].includes(findSourceState(source, now)),
        );
        for (const source of bad) for (const line of describe(source, now)) print(line);
        printJson(bad.map((source) => toJson(source, now)));
        if (bad.length > 0)
          throw new Failure(
            bad.length === 1
              ? '1 source fails or is late'
              : `${bad.length} sources fail or are late`,
          );
        print('all sources work');
      });
  };
}

/** Returns the source as `--json` prints it. */
function toJson({ lockedUntil, ...source }: Source, now: Date): object {
  return {
    ...source,
    state: findSourceState(source, now),
    running: lockedUntil !== null && lockedUntil > now,
  };
}

function describe(source: Source, now: Date): string[] {
  const time = (at: Date | null) =>
    at === null ? 'never' : `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
  const state = findSourceState(source, now);
  const running = source.lockedUntil !== null && source.lockedUntil > now ? ', running' : '';
  return [
    `${source.name}: ${state}${running}; ${source.kind} ${source.place}, every ${formatInterval(source.everySeconds)}`,
    `  last success ${time(source.lastSuccessAt)}, next run ${state === 'paused' ? 'when resumed' : time(source.nextRunAt)}`,
    ...(source.lastMessage === null
      ? []
      : [`  last run ${time(source.lastRunAt)}: ${source.lastResult}, ${source.lastMessage}`]),
  ];
}

function noSuch(name: string): Failure {
  return new Failure(`there is no source ${name}; townlight source list shows them all`);
}

function parseName(text: string): string {
  if (!/^[a-z0-9][a-z0-9-]{0,39}$/.test(text))
    throw new InvalidArgumentError('write it in lowercase letters, digits and hyphens');
  return text;
}

function parseEvery(text: string): number {
  const seconds = parseInterval(text);
  if (seconds === null)
    throw new InvalidArgumentError('write minutes, hours or days, at least 5m: 15m, 6h, 1d');
  return seconds;
}

function collect(text: string, before: Record<string, string>): Record<string, string> {
  const [name = '', ...value] = text.split('=');
  if (name === '' || value.length === 0)
    throw new InvalidArgumentError('write a name and a value, e.g. columns=city-police');
  return { ...before, [name]: value.join('=') };
}

function readSettings(kind: SourceKind, given: Record<string, string>): object {
  const settings = kind.settings.safeParse(given);
  if (settings.success) return settings.data;
  const problems = settings.error.issues.map(
    (issue) => `${issue.path.join('.')}: ${issue.message}`,
  );
  throw new Failure(`--setting of ${kind.kind}: ${problems.join('; ')}`);
}

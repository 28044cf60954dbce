import { Command, CommanderError, InvalidArgumentError } from 'commander';
import {
  type Database,
  openDatabase,
  placeOf,
  type StoreConfig,
} from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { tellStoreAway } from '../health/store-away.ts';
import type { Log } from '../log.ts';
import { plainLine, plainText } from '../plain-text.ts';

/** The context that a feature's commands receive. */
export type CommandContext = {
  log: Log;
  /** The location of the store; commands that run a server open it themselves. */
  store: StoreConfig;
  /** Opens the store once; it is closed at the end of the command. While a server runs, its store is shared. */
  openDatabase(): Promise<Database>;
  /** Prints a line to standard output. */
  print(line: string): void;
};

/** Adds a feature's commands to the program: `program.command('releases').action(async () => …)`. */
export type RegisterCommands = (program: Command, context: CommandContext) => void;

type Surroundings = {
  log: Log;
  store: StoreConfig;
  version: string;
  print?: (line: string) => void;
  printError?: (line: string) => void;
};

const FAILED = 1;
const WRONGLY_CALLED = 2;
/** In characters: the message may list the faults of several files. */
const LONGEST_COMPLAINT = 4_000;

/**
 * Runs one command.
 * @param args the arguments after the program's name
 * @returns the exit code: 0 success, 1 failure, 2 wrong usage
 */
export async function runCommandLine(
  words: readonly string[],
  subjects: readonly RegisterCommands[],
  surroundings: Surroundings,
): Promise<number> {
  const { log, store, version } = surroundings;
  const write = surroundings.print ?? ((line) => process.stdout.write(`${line}\n`));
  const writeError = surroundings.printError ?? ((line) => process.stderr.write(`${line}\n`));
  const print = (line: string) => void write(plainText(line));
  const printError = (line: string) => void writeError(plainText(line));
  let database: Promise<Database> | undefined;
  const context: CommandContext = {
    log,
    store,
    openDatabase() {
      database ??= openDatabase(store, { role: 'command', log });
      return database;
    },
    print,
  };
  // before the features register theirs: commands inherit these settings
  const program = new Command('townlight')
    .description('Public civic-data maps of a county')
    .version(version)
    .exitOverride()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
    .showHelpAfterError('(townlight --help lists the commands)');
  for (const register of subjects) register(program, context);
  try {
    await program.parseAsync(words, { from: 'user' });
    return 0;
  } catch (error) {
    // a command throws this one; Commander has already printed its own errors
    if (error instanceof InvalidArgumentError) printError(`error: ${error.message}`);
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : WRONGLY_CALLED;
    printError(explain(error, log.isLevelEnabled('debug'), placeOf(store)));
    return FAILED;
  } finally {
    await database?.then(
      (opened) => opened.close(),
      () => undefined,
    );
  }
}

/**
 * Formats an error that the user can fix as one line; adds the stack at log level `debug`.
 * @param place the location of the store
 */
export function explain(error: unknown, withStack: boolean, place = ''): string {
  if (!(error instanceof Error)) return String(error);
  if (withStack) return error.stack ?? error.message;
  if (error instanceof Failure) return plainLine(error.message, LONGEST_COMPLAINT);
  const away = tellStoreAway(error, place);
  if (away !== undefined) return plainLine(away);
  const line = (error.message || (error as NodeJS.ErrnoException).code || error.name).split(
    '\n',
  )[0];
  return `${plainLine(line ?? '')} (LOG_LEVEL=debug says more)`;
}

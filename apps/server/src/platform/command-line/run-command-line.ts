import { Command, CommanderError, InvalidArgumentError } from 'commander';
import {
  type Database,
  describeStoreLocation,
  openDatabase,
  type StoreConfig,
} from '../database/open-database.ts';
import { Failure } from '../failure.ts';
import { describeStoreUnavailable } from '../health/store-unavailable.ts';
import type { Log } from '../log.ts';
import { stripControlCharacters, toPlainLine } from '../safe-text.ts';
import { formatJson, type OutputMode } from './command-options.ts';
import { HELP_FORMAT } from './help-format.ts';
import {
  createProgressBar,
  HIDDEN_PROGRESS_BAR,
  type ProgressBar,
  type ProgressOutput,
} from './progress-bar.ts';

/** The context that a feature's commands receive. */
export type CommandContext = {
  log: Log;
  /** The location of the store; commands that run a server open it themselves. */
  store: StoreConfig;
  /**
   * Opens the store once; it is closed at the end of the command. While a server runs, its store is shared.
   * @throws Failure when the data folder has no store, unless the command may create one
   */
  openDatabase(options?: { mayCreate: boolean }): Promise<Database>;
  /** Prints a line of the result to standard output, unless `--json` or `--quiet` is given. */
  print(line: string): void;
  /** Prints the result as JSON, only if `--json` is given. */
  printJson(result: unknown): void;
  /** Which output options are given. */
  readonly output: OutputMode;
  /** Prints a warning to standard error, also with `--json` and `--quiet`. */
  warn(sentence: string): void;
  /** Creates a progress bar on standard error, hidden with `--quiet`. */
  openProgressBar(): ProgressBar;
};

/** Adds a feature's commands to the program: `program.command('releases').action(async () => …)`. */
export type RegisterCommands = (program: Command, context: CommandContext) => void;

type CommandLineOptions = {
  log: Log;
  store: StoreConfig;
  version: string;
  print?: (line: string) => void;
  printError?: (line: string) => void;
  /** Standard error by default. */
  progressTo?: ProgressOutput;
};

const FAILED = 1;
const USAGE_ERROR = 2;
/** In characters: the message may list the faults of several files. */
const MAX_ERROR_LENGTH = 4_000;

/**
 * Runs one command.
 * @param args the arguments after the program's name
 * @returns the exit code: 0 success, 1 failure, 2 wrong usage
 */
export async function runCommandLine(
  args: readonly string[],
  registrations: readonly RegisterCommands[],
  options: CommandLineOptions,
): Promise<number> {
  const { log, store, version } = options;
  const write = options.print ?? ((line) => process.stdout.write(`${line}\n`));
  const writeError = options.printError ?? ((line) => process.stderr.write(`${line}\n`));
  const print = (line: string) => void write(stripControlCharacters(line));
  const printError = (line: string) => void writeError(stripControlCharacters(line));
  let database: Promise<Database> | undefined;
  const mode: OutputMode = {};
  const context: CommandContext = {
    log,
    store,
    openDatabase({ mayCreate } = { mayCreate: false }) {
      database ??= openDatabase(store, { role: 'command', log, mayCreate });
      return database;
    },
    print: (line) => void (mode.json || mode.quiet || print(line)),
    printJson: (result) => void (mode.json && print(formatJson(result))),
    output: mode,
    warn: (sentence) => printError(`warning: ${sentence}`),
    openProgressBar: () =>
      mode.quiet ? HIDDEN_PROGRESS_BAR : createProgressBar(options.progressTo ?? process.stderr),
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
    .configureHelp(HELP_FORMAT)
    .showHelpAfterError('(townlight --help lists the commands)')
    .hook('preAction', (_program, command) => {
      // commands may have destructured the context when they were registered
      const { json, quiet } = command.opts<OutputMode>();
      Object.assign(mode, { json, quiet });
    });
  for (const register of registrations) register(program, context);
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    // a command throws this one; Commander has already printed its own errors
    if (error instanceof InvalidArgumentError) printError(`error: ${error.message}`);
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : USAGE_ERROR;
    printError(
      formatCommandError(error, log.isLevelEnabled('debug'), describeStoreLocation(store)),
    );
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
export function formatCommandError(error: unknown, withStack: boolean, place = ''): string {
  if (!(error instanceof Error)) return String(error);
  if (withStack) return error.stack ?? error.message;
  if (error instanceof Failure) return toPlainLine(error.message, MAX_ERROR_LENGTH);
  const away = describeStoreUnavailable(error, place);
  if (away !== undefined) return toPlainLine(away);
  const line = (error.message || (error as NodeJS.ErrnoException).code || error.name).split(
    '\n',
  )[0];
  return `${toPlainLine(line ?? '')} (LOG_LEVEL=debug says more)`;
}

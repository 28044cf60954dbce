import { type Command, Option } from 'commander';

/** Adds `--json`, for a command whose result other programs read, see `CommandContext.printJson`. */
export function withJson(command: Command): Command {
  return command.addOption(
    new Option('--json', 'print the result as one JSON document').conflicts('csv'),
  );
}

/** Adds `--quiet`, for a command that changes something and only confirms it. */
export function withQuiet(command: Command): Command {
  return command.option('--quiet', 'print warnings and errors only');
}

/** How the command that runs prints its result. */
export interface OutputMode {
  readonly json?: boolean;
  readonly quiet?: boolean;
}

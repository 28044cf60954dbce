import { type Command, InvalidArgumentError, Option } from 'commander';

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
  readonly json?: boolean | undefined;
  readonly quiet?: boolean | undefined;
}

/** Formats a result for programs: keys are in snake_case as in replies of the API, and times are ISO 8601 in UTC. */
export function formatJson(result: unknown): string {
  return JSON.stringify(result, (_key, value: unknown) => toSnakeCaseKeys(value), 2);
}

function toSnakeCaseKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    // other keys are data, such as the name of a unit
    Object.entries(value).map(([key, one]) =>
      /^[a-z]+([A-Z][a-z0-9]*)+$/.test(key)
        ? [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), one]
        : [key, one],
    ),
  );
}

/** Parses a calendar day given as a command option. @throws InvalidArgumentError for anything else */
export function parseDay(text: string): string {
  const day = new Date(`${text}T00:00:00Z`);
  // `Date` turns a day that does not exist, such as 30 February, into another one
  if (Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('write a day as year-month-day, for instance 2026-11-01');
  return text;
}

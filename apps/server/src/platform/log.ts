import { type DestinationStream, type Logger, pino } from 'pino';
import { loggedError } from './logged-error.ts';
import { plainText } from './plain-text.ts';

export type Log = Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * The one logger of a process. Query strings and addresses of visitors are never given to it, and what errors hold of
 * people's words is left out.
 * @param to standard output by default
 */
export function createLog(level: LogLevel, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: (error: unknown) => loggedError(error) },
    // JSON leaves some controls as they are
    hooks: { streamWrite: plainText },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

import { type DestinationStream, type Logger, pino } from 'pino';
import { toLoggedError } from './logged-error.ts';
import { stripControlCharacters } from './safe-text.ts';
import { getTraceIds } from './tracing/spans.ts';

export type Log = Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/**
 * Creates the one logger of a process. Callers never log query strings or visitors' addresses, and user text is
 * removed from errors.
 * @param to standard output by default
 */
export function createLog(level: LogLevel, to?: DestinationStream): Log {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => getTraceIds() ?? {},
    serializers: { err: (error: unknown) => toLoggedError(error) },
    // JSON does not escape all control characters
    hooks: { streamWrite: stripControlCharacters },
  };
  return to === undefined ? pino(options) : pino(options, to);
}

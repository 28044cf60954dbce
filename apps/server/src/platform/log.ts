import { type Logger, pino } from 'pino';
import { plainText } from './plain-text.ts';

export type Log = Logger;
export type LogLevel = 'silent' | 'error' | 'warn' | 'info' | 'debug';

/** The one logger of a process. Query strings and addresses of visitors are never given to it. */
export function createLog(level: LogLevel): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    // JSON leaves some controls as they are
    hooks: { streamWrite: plainText },
  });
}

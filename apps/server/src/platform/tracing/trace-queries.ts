import { SpanStatusCode } from '@opentelemetry/api';
import type { Client } from 'pg';
import { startQuerySpan } from './spans.ts';

type Query = (...given: unknown[]) => unknown;
type Callback = (error: Error | null, ...results: unknown[]) => void;

/**
 * Records each statement of a connection inside of a trace, with a callback or a promise. Cursors and copies are not
 * recorded: they end when they are read.
 */
export function traceQueries(client: Client): void {
  const query = client.query.bind(client) as Query;
  const traced: Query = (...given) => {
    const statement = textOf(given[0]);
    const span = statement === undefined ? undefined : startQuerySpan(statement);
    if (span === undefined) return query(...given);
    const end = (error?: Error | null) => {
      if (error) span.setStatus({ code: SpanStatusCode.ERROR });
      span.end();
    };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const notify: Callback = (error, ...results) => {
        end(error);
        (callback as Callback)(error, ...results);
      };
      return query(...given.slice(0, -1), notify);
    }
    const pending = query(...given) as Promise<unknown>;
    pending.then(
      () => end(),
      (error: Error) => end(error),
    );
    return pending;
  };
  client.query = traced as typeof client.query;
}

/** Returns the text of a statement; undefined for a cursor or a copy. */
function textOf(given: unknown): string | undefined {
  if (typeof given === 'string') return given;
  const { text, submit } = given as { text?: unknown; submit?: unknown };
  return submit === undefined && typeof text === 'string' ? text : undefined;
}

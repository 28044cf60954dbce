import { context, SpanStatusCode, trace } from '@opentelemetry/api';
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks';
import {
  InMemorySpanExporter,
  SimpleSpanProcessor,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import { afterAll, expect, test } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { describeOnBothStores } from '../testing/databases.ts';
import { runInSpan } from './spans.ts';

afterAll(() => {
  trace.disable();
  context.disable();
});

describeOnBothStores('statements in a trace', (open) => {
  test('a pool and a transaction are recorded, without values; a failed statement is failed', async () => {
    const exporter = new InMemorySpanExporter();
    trace.disable();
    trace.setGlobalTracerProvider(
      new TracerProvider({ spanProcessors: [new SimpleSpanProcessor({ exporter })] }),
    );
    context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
    const { pool } = await open();
    await pool.query('select 1');
    expect(exporter.getFinishedSpans()).toEqual([]);
    await runInSpan('work', {}, async () => {
      const { rows } = await pool.query('select $1::text as word', ['secret']);
      expect(rows).toEqual([{ word: 'secret' }]);
      await inTransaction(pool, (client) => client.query({ text: 'select 2 as two' }));
      await expect(pool.query('select nothing from nowhere')).rejects.toThrow(/nowhere/);
    });
    const spans = exporter.getFinishedSpans();
    const statements = spans.map(({ attributes }) => attributes['db.query.text']);
    expect(statements).toContain('select $1::text as word');
    expect(statements).toContain('select 2 as two');
    const failed = spans.filter(({ status }) => status.code === SpanStatusCode.ERROR);
    expect(failed.map(({ attributes }) => attributes['db.query.text'])).toEqual([
      'select nothing from nowhere',
    ]);
    expect(JSON.stringify(spans.map(({ attributes }) => attributes))).not.toContain('secret');
  });
});

import type { Pool } from 'pg';
import { expect, test, vi } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnStore, silentLog } from '../../../platform/testing/databases.ts';
import { createEmailMessages } from '../messages/index.ts';
import { insertDraft, transitionEdition } from '../store/editions.ts';
import { replaceEditionFacts } from '../store/facts.ts';
import { makeFacts } from '../testing/make-facts.ts';
import { renderChartsAheadJob } from './warm-pictures.ts';

const messages = createEmailMessages({ timeZone: 'America/Los_Angeles', spanishNames: {} });
const facts = [makeFacts({ id: 'hollywood' }), makeFacts({ id: 'watts', crime: null })];

async function schedule(pool: Pool) {
  const categories = ['trend', 'air-month', 'data-news'];
  const { id, period } = { id: '2026-10', period: facts[0]?.period as never };
  await insertDraft(pool, { id, period, categories, createdBy: 'ana@example.org' });
  await inTransaction(pool, async (client) => {
    await transitionEdition(client, id, 'scheduled');
    await replaceEditionFacts(client, id, facts);
  });
}

describeOnStore('the images of the next edition', (open) => {
  const server = (pool: Pool, now = new Date()) => {
    const rendered: string[] = [];
    const render = vi.fn(async (svg: string) => {
      rendered.push(/<title>(.*?)<\/title>/.exec(svg)?.[1] ?? svg.slice(0, 200));
      return { bytes: Buffer.alloc(0), brotli: null, contentType: '', hash: '' };
    });
    const job = renderChartsAheadJob({ pool, messages, renderer: { render }, now: () => now });
    const run = (signal = new AbortController().signal) =>
      job.handle({}, { signal, id: 'job', attempt: 1, log: silentLog, send: vi.fn() });
    return { rendered, render, run };
  };

  test('are rendered once per neighborhood and language, in the form that the emails request', async () => {
    const { pool } = await open();
    const { rendered, render, run } = server(pool);
    await run();
    expect(rendered).toEqual([]);
    await schedule(pool);
    await run();
    // Watts has no crime records, and so no crime charts.
    expect(rendered.map((title) => title.split(':')[0])).toEqual([
      ...Array(4).fill('Hollywood'),
      ...Array(2).fill('Watts'),
    ]);
    expect(new Set(rendered).size).toBe(6);
    expect(render).toHaveBeenCalledWith(expect.any(String), 'png', 2);
    await run();
    expect(render).toHaveBeenCalledTimes(6);
  });

  test('are rendered again when the figures change, and by a newly started server', async () => {
    const { pool } = await open();
    await schedule(pool);
    const first = server(pool);
    await first.run();
    await pool.query(`update newsletter_edition set versions = '{"crime": 2}'`);
    await first.run();
    expect(first.render).toHaveBeenCalledTimes(12);
    const next = server(pool);
    await next.run();
    expect(next.render).toHaveBeenCalledTimes(6);
  });

  test('of a run that was ended are finished by the next', async () => {
    const { pool } = await open();
    await schedule(pool);
    const { render, run } = server(pool);
    const ending = new AbortController();
    render.mockImplementationOnce(async () => {
      ending.abort();
      return { bytes: Buffer.alloc(0), brotli: null, contentType: '', hash: '' };
    });
    await expect(run(ending.signal)).rejects.toThrow();
    expect(render).toHaveBeenCalledTimes(1);
    await run();
    expect(render).toHaveBeenCalledTimes(7);
  });

  test('are not rendered long after the emails were sent, nor for a draft', async () => {
    const { pool } = await open();
    await schedule(pool);
    await pool.query(
      `update newsletter_edition set state = 'sent', sent_at = '2026-11-13T18:00:00Z'`,
    );
    const late = server(pool, new Date('2026-11-16T00:00:00Z'));
    await late.run();
    expect(late.render).not.toHaveBeenCalled();
    const soon = server(pool, new Date('2026-11-14T00:00:00Z'));
    await soon.run();
    expect(soon.render).toHaveBeenCalledTimes(6);
    await pool.query(`update newsletter_edition set state = 'draft', sent_at = null`);
    const draft = server(pool);
    await draft.run();
    expect(draft.render).not.toHaveBeenCalled();
  });
});

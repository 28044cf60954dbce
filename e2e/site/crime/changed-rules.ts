import { fetchApiReply } from '../testing/first-html.ts';
import { jsonResponse, type Transport } from '../testing/transport.ts';
import { yearAndMonth } from './tracker-page.ts';

// The sample county follows one set of rules throughout, so the server's replies are modified on their way to the page.
// Tests of the server check that it replies in this way for real records.

const NOT_COMPARED = { crosses_break: true, change: null, direction: 'no-clear-change' };

/** Four months before the last one on record. */
export async function findRulesChange(): Promise<{
  readonly index: number;
  readonly text: string;
}> {
  const status = await fetchApiReply('/api/crimes/status');
  const [year, month] = yearAndMonth(status.data_through);
  const index = year * 12 + month - 1 - 4;
  const text = `${Math.floor(index / 12)}-${String((index % 12) + 1).padStart(2, '0')}`;
  return { index, text };
}

/** Formats months since year 0 as `Jun 2026`, or `June 2026`. */
export function monthName(index: number, style: 'short' | 'long'): string {
  return new Date(Date.UTC(Math.floor(index / 12), index % 12, 15)).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    month: style,
    year: 'numeric',
  });
}

/** Replies that figures of Hollywood are from both sides of a change of its counting rules. */
export function answerComparisons(transport: Transport, path: RegExp): void {
  transport.answer(path, async ({ path }) => {
    const areas: { id: string }[] = await (await transport.fetch(path)).json();
    for (const area of areas) if (area.id === 'hollywood') Object.assign(area, NOT_COMPARED);
    return jsonResponse(areas);
  });
}

/** Fakes a change of Hollywood's counting rules in a month (`2026-06`), and of no other neighborhood's. */
export function changeRulesOfHollywood(transport: Transport, month: string): void {
  transport.answer(/^\/api\/neighborhoods\/agencies/, async ({ path }) => {
    const areas: { id: string; breaks: string[] }[] = await (await transport.fetch(path)).json();
    for (const area of areas) if (area.id === 'hollywood') area.breaks = [month];
    return jsonResponse(areas);
  });
  answerComparisons(transport, /^\/api\/neighborhoods\/compare\/crimes\?.*against=year/);
  transport.answer(/^\/api\/neighborhoods\/hollywood\/changes\?/, async ({ path }) => {
    const { all, small_bundles } = await (await transport.fetch(path)).json();
    for (const one of [all, ...small_bundles]) Object.assign(one, NOT_COMPARED);
    return jsonResponse({ all, longer: null, small_bundles });
  });
}

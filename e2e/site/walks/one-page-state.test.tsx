import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { pickCaseCount } from '../../../apps/server/src/platform/testing/run-length.ts';
import { PLANTED_FATES, type ReplyFate } from '../../consistency/reply-fates.ts';
import { randomChoices } from '../../web/random-choices.ts';
import { openPage } from '../testing/open-page.ts';
import { drainRecordedTexts, readShownTexts, recordTexts, type ShownTexts } from './shown-texts.ts';
import { UnreliableReplies } from './unreliable-replies.ts';

const ROUNDS = pickCaseCount({ short: 2, long: 10 });
/** Number of equal readings in a row, with no request pending, after which no further change is expected. */
const SAME_READS = 3;

/** The addresses of the choices that a reader has on each page. */
const PAGES: readonly (readonly [page: string, addresses: readonly string[]])[] = [
  [
    'the map',
    [
      '/map?area=venice',
      '/map',
      '/map?mode=traj&period=12',
      '/map?mode=traj&period=12&area=venice',
    ],
  ],
  [
    'the tracker of a neighborhood',
    [
      '/neighborhood/venice',
      '/neighborhood/hollywood?history=yearly',
      '/neighborhood/venice/3/2026',
    ],
  ],
  ['the tracker of a crime', ['/crime/burglary', '/crime/robbery?history=yearly']],
  [
    'the comparison',
    ['/compare?areas=venice,hollywood', '/compare?areas=venice,long-beach&period=12'],
  ],
  [
    'the air quality map',
    ['/aqi-map?area=venice', '/aqi-map?until=2026-10-05T12', '/aqi-map?scale=nowcast&area=venice'],
  ],
  [
    'the air quality tracker',
    ['/aqi', '/aqi/Venice/-118.46,33.99', '/aqi/Venice/-118.46,33.99?scale=nowcast'],
  ],
  ['the coronavirus map', ['/coronavirus', '/coronavirus?area=venice']],
];

test.each(PAGES)(
  'for any order of replies, %s shows the results of one request',
  async (_, addresses) => {
    const choices = randomChoices();
    const replies = new UnreliableReplies();
    const first = addresses[0] as string;
    await openPage(first, { prepare: (transport) => replies.interceptRequests(transport) });
    const calm = new Map<string, Set<string>>();
    for (const address of [...addresses, ...addresses]) {
      await choose(address);
      const known = calm.get(address) ?? new Set();
      for (const text of (await calmTexts(replies)).texts) known.add(text);
      calm.set(address, known);
    }
    // a reader who has just arrived, with an empty cache
    await openPage(first, { prepare: (transport) => replies.interceptRequests(transport) });
    recordTexts();
    const seen: { during: string; shown: ShownTexts }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const planted = choices.of(PLANTED_FATES);
      const salt = choices.below(1000);
      replies.fateOf = (path) => planted[hash(`${salt}${path}`) % planted.length] as ReplyFate;
      const wanted = [choices.of(addresses), choices.of(addresses)];
      for (const address of wanted) await choose(address);
      await pass();
      replies.release((delayed) => delayed.sort(() => choices.below(3) - 1));
      await pass();
      const during = `${wanted.join(' then ')} while ${planted}`;
      for (const shown of drainRecordedTexts()) seen.push({ during, shown });
    }
    const mixed = seen.flatMap(({ during, shown }) => mixedIn(shown, calm, during) ?? []);
    expect([...new Set(mixed)], `seed ${choices.seed}`).toEqual([]);

    // the connection works again: what failed is requested again on retry
    replies.fateOf = () => 'comes';
    replies.release((delayed) => delayed);
    const last = addresses.at(-1) as string;
    await choose(last);
    await waitFor(async () => {
      for (const button of document.querySelectorAll<HTMLButtonElement>('main [role=alert] button'))
        await act(async () => button.click());
      await pass();
      expect(readShownTexts().texts).toEqual(expect.arrayContaining([...(calm.get(last) ?? [])]));
    });
  },
);

test('texts of two different selections on one page are detected', () => {
  const calm = new Map([
    ['/a', new Set(['Rate in May: 1', 'Rank in May: 2'])],
    ['/b', new Set(['Rate in June: 3', 'Rank in June: 4'])],
  ]);
  const shown = (...texts: string[]) => ({ texts, waits: false });
  expect(mixedIn(shown('Rate in May: 1', 'Rank in June: 4'), calm, 'a round')).toMatch(/^a round/);
  expect(mixedIn(shown('Rate in June: 3'), calm, 'a round')).toBeNull();
});

/**
 * Returns the texts that belong to another state of the page than the rest, or `null` where all belong to one state.
 */
function mixedIn(
  { texts }: ShownTexts,
  calm: ReadonlyMap<string, ReadonlySet<string>>,
  during: string,
): string | null {
  let fewest = texts;
  for (const known of calm.values()) {
    const strange = texts.filter((text) => !known.has(text));
    if (strange.length === 0) return null;
    if (strange.length < fewest.length) fewest = strange;
  }
  const remaining = texts.filter((text) => !fewest.includes(text));
  return `${during}: ${fewest.slice(0, 4).join(' | ')} beside ${remaining.slice(0, 5).join(' | ')}`;
}

/** Navigates as a press on a link or a filter does, without waiting. */
async function choose(address: string): Promise<void> {
  await act(async () => {
    window.history.pushState({}, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  });
}

/** Waits for lazy code and React's rendering. */
async function pass(): Promise<void> {
  await act(async () => {
    await vi.dynamicImportSettled();
    await new Promise((resolve) => setTimeout(resolve, 30));
  });
}

async function calmTexts(replies: UnreliableReplies): Promise<ShownTexts> {
  let last = '';
  for (let same = 0; ; ) {
    await pass();
    const shown = readShownTexts();
    const now = JSON.stringify(shown);
    same = !replies.isBusy && now === last && !shown.waits ? same + 1 : 0;
    if (same === SAME_READS) return shown;
    last = now;
  }
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (Math.imul(value, 31) + character.charCodeAt(0)) >>> 0;
  return value >>> 3;
}

import { act, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { type RandomChoices, randomChoices } from '../../web/random-choices.ts';
import { countPending, describeShown } from '../maps/shown-state.ts';
import { getMapOnPage } from '../testing/fake-county-map.ts';
import { fetchApiReply } from '../testing/first-html.ts';
import { type OpenedPage, openPage } from '../testing/open-page.ts';
import type { Transport } from '../testing/transport.ts';

/** One action of a reader; false where it is not available on the current page. */
export type Step = (page: OpenedPage, choices: RandomChoices) => Promise<boolean>;

export interface Walk {
  readonly start: string;
  readonly steps: readonly Step[];
  readonly seed: number;
  /** Number of states that are compared. */
  readonly states: number;
}

/** The state that an address must restore: the title, the content, and the map's options. */
interface PageState {
  readonly address: string;
  readonly title: string;
  readonly shown: string;
  readonly map: readonly string[];
}

/** A lazy component shows no sign that it is still loading. */
const SAME_READS = 3;

let pending = () => 0;
const prepare = (transport: Transport) => {
  pending = countPending(transport);
};

/**
 * Takes random steps from a page, and expects that each address on the way restores the same state when it is opened
 * again.
 */
export async function expectStatesFromAddresses(walk: Walk): Promise<void> {
  const newest = await newestHour();
  const choices = randomChoices(walk.seed);
  const states: PageState[] = [];
  const page = await openPage(walk.start, { prepare });
  await readState();
  while (states.length < walk.states) {
    for (let left = 1 + choices.below(3); left > 0; ) {
      if (!(await choices.of(walk.steps)(page, choices))) continue;
      left--;
      await isLoaded();
    }
    states.push(await readState());
  }
  // a walk that never leaves its state proves nothing
  expect(new Set(states.map(({ address }) => address)).size).toBeGreaterThan(1);
  const different: [PageState, PageState][] = [];
  for (const state of states) {
    await openPage(state.address, { prepare });
    const again = await readState();
    if (JSON.stringify(again) !== JSON.stringify(state)) different.push([again, state]);
  }
  // the pages show the newest hour of the air, which has changed meanwhile
  if (different.length > 0 && newest !== (await newestHour()))
    return await expectStatesFromAddresses(walk);
  for (const [again, state] of different)
    expect(again, `seed ${walk.seed}: ${state.address}`).toEqual(state);
}

async function readState(): Promise<PageState> {
  const shown = await settledText();
  return {
    address: location.pathname + location.search,
    title: document.title,
    shown,
    map: hasMap() ? paintedMap() : [],
  };
}

/** Reads what the page shows once nothing changes any more. */
async function settledText(): Promise<string> {
  let last = '';
  for (let same = 0; same < SAME_READS; ) {
    await isLoaded();
    const shown = describeShown(document.querySelector('main') as Element);
    same = shown === last ? same + 1 : 0;
    last = shown;
  }
  return last;
}

/** Waits until code, requests and rendering have ended. */
async function isLoaded(): Promise<void> {
  await waitFor(async () => {
    await act(async () => {
      await vi.dynamicImportSettled();
      await new Promise((resolve) => setTimeout(resolve, 20));
    });
    expect(missing()).toEqual([]);
  });
}

function paintedMap(): string[] {
  const { tones, selected } = getMapOnPage();
  const areas = [...tones].map(([id, tone]) => `${id} ${JSON.stringify(tone)}`);
  return [`selected: ${selected}`, ...areas];
}

const has = (selector: string) => document.querySelector(`main :is(${selector})`) !== null;
const hasMap = () => has('[data-testid=map]');
/** The page of a neighborhood has a map below its text, which is loaded later. */
const needsMap = () => /^\/neighborhood\//.test(location.pathname);

/** Returns the regions that are not loaded yet. */
function missing(): string[] {
  const rendered = document.querySelector('a[hreflang=es]')?.getAttribute('href');
  const isEmpty = !/\S/.test(document.querySelector('main h1')?.textContent ?? '');
  const isLoadingMap = document.querySelector('main')?.textContent?.includes('Loading the map');
  const hasMapColors = hasMap() ? getMapOnPage().tones.size > 0 : !needsMap();
  return [
    rendered !== `/es${location.pathname}${location.search}` && `${rendered} is rendered`,
    isEmpty && 'the heading',
    has('[role=progressbar], [aria-busy=true]') && 'the end of the progress',
    has('ul:empty') && 'the items of a list',
    (isLoadingMap || !hasMapColors) && 'the colors of the map',
    pending() > 0 && 'replies',
  ].filter((one) => one !== false);
}

async function newestHour(): Promise<string | undefined> {
  const { hours } = (await fetchApiReply('/api/air-quality/hours')) as { hours: string[] };
  return hours.at(-1);
}

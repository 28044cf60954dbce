import { expect, type Page } from '@playwright/test';
import { randomChoices } from '../web/random-choices.ts';
import { test } from '../web/test.ts';
import { PLANTED_FATES, type ReplyFate } from './reply-fates.ts';
import { drainScreens, noteScreens, readScreen, type ScreenOfPage } from './shown-texts.ts';
import { UnreliableNetwork } from './unreliable-network.ts';

/** Rounds per page; E2E_ROUNDS raises it, with another seed as a proof. */
const ROUNDS = Number(process.env.E2E_ROUNDS ?? 5);

const product = (...groups: readonly (readonly string[])[]): string[] =>
  groups.reduce<string[]>(
    (found, group) =>
      found.flatMap((one) => group.map((more) => [one, more].filter(Boolean).join('&'))),
    [''],
  );
const under = (path: string, queries: readonly string[]) =>
  queries.map((query) => (query === '' ? path : `${path}?${query}`));

/** The addresses of the choices that a reader has on each page. */
const PAGES: Readonly<Record<string, readonly string[]>> = {
  'the safety map': under(
    '/map',
    product(
      ['', 'mode=traj', 'period=12', 'mode=traj&period=12&bb=Property+Crime&sb=Burglary'],
      ['', 'area=venice'],
    ),
  ),
  'the tracker of a neighborhood': product(
    ['/neighborhood/venice', '/neighborhood/hollywood', '/neighborhood/venice/3/2026'],
    ['', '?history=yearly'],
  ).map((address) => address.replace('&', '')),
  'the tracker of a crime': [
    ...under('/crime/burglary', product(['', 'history=yearly'], ['', 'partition=zipcodes'])),
    ...under('/crime/robbery', product(['', 'history=yearly'])),
  ],
  'the comparison': under(
    '/compare',
    product(
      ['areas=venice,hollywood', 'areas=venice,long-beach'],
      ['', 'period=12'],
      ['', 'bb=Property+Crime&sb=Burglary'],
    ),
  ),
  'the air quality map': under(
    '/aqi-map',
    product(['', 'until=2026-10-05T12'], ['', 'scale=nowcast'], ['', 'area=venice']),
  ),
  'the air quality tracker': [
    '/aqi',
    '/aqi/Venice/-118.46,33.99',
    '/aqi/Long%20Beach/-118.19,33.77',
    '/aqi/Venice/-118.46,33.99?scale=nowcast',
  ],
  'the coronavirus map': under('/coronavirus', product(['', 'area=venice', 'area=hollywood'])),
};

for (const [name, addresses] of Object.entries(PAGES)) {
  test(`on an unreliable network, ${name} never mixes the responses to different selections`, async ({
    page,
  }) => {
    const choices = randomChoices();
    const line = new UnreliableNetwork();
    await line.interceptRequests(page);
    await withoutMaps(page);
    await page.goto(addresses[0] as string);
    await noteScreens(page);
    const calm = new Map<string, Set<string>>(addresses.map((address) => [address, new Set()]));
    const learn = async (patience: number) => {
      for (const [address, texts] of calm) {
        await choose(page, address);
        for (const text of (await calmScreen(page, line, patience)).texts) texts.add(text);
      }
    };
    // loads the code of all lazy components before anything is recorded
    for (const address of addresses) await choose(page, address);
    await calmScreen(page, line, 8);
    await learn(3);
    await drainScreens(page);
    // a reader who has just arrived, with an empty cache
    await page.goto(addresses[0] as string);
    await noteScreens(page);
    const seen: { during: string; screen: ScreenOfPage }[] = [];
    for (const screen of await drainScreens(page)) seen.push({ during: 'as it came', screen });
    for (let round = 0; round < ROUNDS; round += 1) {
      const planted = choices.of(PLANTED_FATES);
      const salt = choices.below(1000);
      line.fateOf = (path) => planted[hash(`${salt}${path}`) % planted.length] as ReplyFate;
      const wanted = [choices.of(addresses), choices.of(addresses)];
      for (const address of wanted) {
        await choose(page, address);
        await page.waitForTimeout(60);
      }
      await line.releaseDelayed((delayed) => delayed.sort(() => choices.below(3) - 1));
      await page.waitForTimeout(60);
      const during = `${wanted.join(' then ')} while ${planted}`;
      for (const screen of await drainScreens(page)) seen.push({ during, screen });
    }
    line.fateOf = () => 'comes';
    await line.releaseDelayed((delayed) => delayed);
    const faults = () =>
      new Set(seen.flatMap(({ during, screen }) => mixedIn(screen, calm, during) ?? []));
    // a slow machine may have been read before it had rendered everything that belongs to a state
    if (faults().size > 0) await learn(12);
    expect([...faults()], `seed ${choices.seed}`).toEqual([]);
    // the network works again: what failed is fetched again on retry
    const last = addresses.at(-1) as string;
    await choose(page, last);
    await expect(async () => {
      const again = page.locator('main').getByRole('button', { name: 'Try again' });
      if ((await again.count()) > 0) await again.first().click({ timeout: 1_000 });
      const { texts } = await readScreen(page);
      expect(texts).toEqual(expect.arrayContaining([...(calm.get(last) ?? [])]));
    }).toPass();
  });
}

/**
 * Returns the texts that belong to another state of the page than the rest, or `null` where all belong to one state.
 */
function mixedIn(
  screen: ScreenOfPage,
  calm: ReadonlyMap<string, ReadonlySet<string>>,
  during: string,
): string | null {
  let fewest: readonly string[] = screen.texts;
  for (const texts of calm.values()) {
    const strange = screen.texts.filter((text) => !texts.has(text));
    if (strange.length === 0) return null;
    if (strange.length < fewest.length) fewest = strange;
  }
  return `${during}: ${fewest.slice(0, 4).join(' | ')} beside ${screen.texts
    .filter((w) => !fewest.includes(w))
    .slice(0, 5)
    .join(' | ')}`;
}

/** Navigates as a press on a link or a filter does, without waiting. */
function choose(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, address);
}

/** Reads the screen until no request is pending and several readings in a row are equal. */
async function calmScreen(
  page: Page,
  line: UnreliableNetwork,
  patience: number,
): Promise<ScreenOfPage> {
  let before = '';
  for (let same = 0; ; ) {
    await page.waitForTimeout(50);
    const screen = await readScreen(page);
    const now = JSON.stringify(screen);
    same = !line.busy && now === before && !screen.waits ? same + 1 : 0;
    if (same === patience) return screen;
    before = now;
  }
}

/** Disables WebGL: the table then replaces the map, so that all of a map page is text. */
async function withoutMaps(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const { getContext } = HTMLCanvasElement.prototype;
    HTMLCanvasElement.prototype.getContext = function (this: HTMLCanvasElement, kind: string) {
      return kind.startsWith('webgl') ? null : getContext.call(this, kind as '2d');
    } as typeof getContext;
  });
}

function hash(text: string): number {
  let value = 7;
  for (const character of text) value = (Math.imul(value, 31) + character.charCodeAt(0)) >>> 0;
  return value >>> 3;
}

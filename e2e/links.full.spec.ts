import { type BrowserContext, expect, type Page } from '@playwright/test';
import { type RandomChoices, randomChoices } from './web/random-choices.ts';
import { test } from './web/test.ts';

/** One action that leads to another state; false where it is not available. */
type Step = (page: Page, choices: RandomChoices) => Promise<boolean>;

/** Returns everything that a link must restore: address, title, accessible content, and the state of the map. */
async function screenOf(page: Page) {
  const map = page.locator('[data-testid=map]');
  const hasMap = (await map.count()) > 0;
  return {
    address: page.url(),
    title: await page.title(),
    page: await page.locator('main').ariaSnapshot(),
    painted: hasMap ? await map.getAttribute('data-painted') : null,
  };
}

async function settle(page: Page): Promise<void> {
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 30_000 });
  await expect(page.locator('main h1')).not.toHaveText(/^\s*$/);
  const map = page.locator('[data-testid=map]');
  // or absent, where the table is about to replace it
  const unpainted = map.and(page.locator(':not([data-painted]), [data-painted=""]'));
  await expect(unpainted.filter({ visible: true })).toHaveCount(0, { timeout: 30_000 });
  const showsMap = page.getByRole('button', { name: 'Map', exact: true, pressed: true });
  // on a busy machine a visit counts as slow, and the map waits for someone who can use it
  await expect(async () => {
    // or the table was pressed, and has not replaced it yet
    if ((await showsMap.count()) === 0) return;
    await page.evaluate(() => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' })));
    // until then a picture is in its place
    await expect(map).toHaveAttribute('data-drawn', 'true', { timeout: 500 });
  }).toPass({ timeout: 60_000 });
  // charts are fetched when they come near the screen
  const expand = page.locator('main').getByRole('link', { name: /^Expand the map/ });
  if ((await expand.count()) > 0) {
    await expand.scrollIntoViewIfNeeded();
    await expect(map).toHaveAttribute('data-painted', /./, { timeout: 30_000 });
  }
  const foot = page.locator('main footer');
  if ((await foot.count()) > 0) {
    await foot.first().scrollIntoViewIfNeeded();
    await expect(page.locator('main ul:empty')).toHaveCount(0, { timeout: 30_000 });
  }
}

/** Copies the address by the Share menu; a closed report hides Share, and the address is copied by script. */
async function copyLink(page: Page, step: string): Promise<string> {
  const share = page.getByRole('button', { name: 'Share', exact: true }).first();
  if (await share.isVisible()) {
    await page.evaluate(() => navigator.clipboard.writeText(''));
    await share.click();
    await page.getByRole('menuitem', { name: 'Copy Link' }).click();
    await expect(page.getByRole('menu')).toHaveCount(0);
    // the menu closes before the browser has copied
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), step).not.toBe('');
    expect(await page.evaluate(() => navigator.clipboard.readText()), step).toBe(page.url());
  }
  return page.url();
}

/** Returns the newest hour of the air on record: pages that show the air change when the next one arrives. */
async function newestHour(page: Page): Promise<string | undefined> {
  const { hours } = await page.evaluate(async () => {
    const reply = await fetch('/api/air-quality/hours');
    return (await reply.json()) as { hours: string[] };
  });
  return hours.at(-1);
}

/** Expects the same screen on the page, its copied link in a new tab, and that tab after a reload. */
async function expectLinkRestores(
  page: Page,
  context: BrowserContext,
  step: string,
  hour: { newest: string | undefined },
): Promise<void> {
  await settle(page);
  const link = await copyLink(page, step);
  const other = await context.newPage();
  await other.setViewportSize(page.viewportSize() ?? { width: 1280, height: 800 });
  await other.goto(link);
  const isTheSame = () =>
    expect(async () => {
      const newest = await newestHour(page);
      if (newest !== hour.newest) {
        // the hour has changed: one of the two may have been read before
        hour.newest = newest;
        for (const one of [page, other]) {
          await one.reload();
          await settle(one);
        }
      }
      expect(await screenOf(other), step).toEqual(await screenOf(page));
    }).toPass({ timeout: 20_000 });
  await settle(other);
  await isTheSame();
  await other.reload();
  await settle(other);
  await isTheSame();
  await other.close();
}

async function walk(
  page: Page,
  context: BrowserContext,
  start: string,
  steps: readonly Step[],
): Promise<void> {
  const choices = randomChoices();
  console.log(`E2E_SEED=${choices.seed} repeats this walk from ${start}`);
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(start);
  await settle(page);
  const hour = { newest: await newestHour(page) };
  for (let state = 1; state <= STATES; state++) {
    // one to three actions before each comparison
    for (let wanted = 1 + choices.below(3); wanted > 0; ) {
      if (await choices.of(steps)(page, choices)) {
        wanted--;
        await settle(page);
      }
    }
    await expectLinkRestores(
      page,
      context,
      `seed ${choices.seed}, state ${state}: ${page.url()}`,
      hour,
    );
  }
}

const STATES = 10;
const AREAS = ['Acton', 'Hollywood', 'Venice', 'Downey', 'Vernon', 'Echo Park', 'Altadena'];

const isShown = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, ...(typeof name === 'string' && { exact: true }) }).isVisible();

/** Chooses any value of a filter except the excluded ones; a list of several values stays open and is closed. */
async function chooseAny(
  page: Page,
  choices: RandomChoices,
  chip: string,
  leaveOut: readonly string[] = [],
): Promise<boolean> {
  const button = page.getByRole('button', { name: new RegExp(`^${chip} `) });
  if (!(await button.isVisible()) || (await button.isDisabled())) return false;
  await button.click();
  const options = page.getByRole('option');
  await expect(options.first()).toBeVisible();
  const names = (await options.allTextContents()).map((text) => text.replace('✓', '').trim());
  const name = choices.of(names.filter((one) => !leaveOut.includes(one)));
  await page.getByRole('option', { name, exact: true }).click();
  if (chip === 'Crime Types') await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  return true;
}

const chip =
  (name: string, leaveOut: readonly string[] = []): Step =>
  (page, choices) =>
    chooseAny(page, choices, name, leaveOut);

/** Chooses two custom months, the earlier first. */
const chooseCustomMonths: Step = async (page, choices) => {
  const button = page.getByRole('button', { name: /^Time Period / });
  if (!(await button.isVisible())) return false;
  await button.click();
  await page.getByRole('option').last().click();
  const dialog = page.getByRole('dialog');
  const months = ['January', 'March', 'June'];
  await dialog.getByLabel('From: Year').selectOption('2025');
  await dialog.getByLabel('From: Month').selectOption({ label: choices.of(months) });
  await dialog.getByLabel('To: Year').selectOption('2025');
  await dialog.getByLabel('To: Month').selectOption({ label: choices.of(['July', 'August']) });
  await dialog.getByRole('button', { name: 'Show' }).click();
  await expect(dialog).toHaveCount(0);
  return true;
};

const press =
  (...names: string[]): Step =>
  async (page, choices) => {
    const name = choices.of(names);
    if (!(await isShown(page, name))) return false;
    await page.getByRole('button', { name, exact: true }).click();
    return true;
  };

/** Types into a search of the page and chooses a suggestion. */
async function search(page: Page, typed: string, place = 0): Promise<boolean> {
  // a select is a combobox, too
  const field = page.locator('main input[role=combobox]').nth(place);
  if (!(await field.isVisible())) return false;
  await field.fill('');
  await field.fill(typed);
  await page.getByRole('option', { name: typed }).first().click();
  return true;
}

test.describe('every state is restored by its link and by a reload', () => {
  test.setTimeout(300_000);
  // fails a step that cannot be done at once instead of at the end of the walk's timeout
  test.use({ actionTimeout: 20_000, rendersMaps: true });

  test('on the map', async ({ page, context }) => {
    // a small window: software rendering runs twice for each state
    await page.setViewportSize({ width: 1000, height: 640 });
    const area: Step = async (on, choices) => {
      if (!(await on.getByRole('button', { name: /^Boundaries Neighborhoods/ }).isVisible()))
        return false;
      if (!(await isShown(on, 'Hide the report'))) return false;
      return await search(on, choices.of(AREAS));
    };
    await walk(page, context, '/map', [
      chip('Mode'),
      chip('Time Period', ['Custom…']),
      chooseCustomMonths,
      chip('Crime category'),
      chip('Crime Types'),
      chip('Boundaries'),
      area,
      area,
      press('Map', 'Table'),
      press('Hide the report', 'Show the Crime Report'),
      press('Rate', 'Count'),
      press('Clear the selection'),
    ]);
  });

  test('on the trackers', async ({ page, context }) => {
    const month: Step = async (on, choices) => {
      const field = on.getByLabel('Month', { exact: true });
      if (!(await field.isVisible())) return false;
      await field.selectOption({ index: choices.below(14) });
      return true;
    };
    const onward: Step = async (on, choices) => {
      // a zip code has no tracker: its link leads to the map
      const links = on.getByRole('table').last().locator('tbody a:not([href^="/map"])');
      if ((await links.count()) === 0) return false;
      await links.nth(choices.below(Math.min(5, await links.count()))).click();
      return true;
    };
    const other: Step = (on, choices) =>
      /\/crime\/(?!.*[?&]in=)/.test(on.url())
        ? search(on, choices.of(['Arson', 'Burglary', 'Robbery']))
        : search(on, choices.of(AREAS));
    await walk(page, context, '/neighborhood/hollywood', [
      month,
      other,
      onward,
      press('Last Month', 'Last Year'),
      press('Rate', 'Count'),
      press('Neighborhoods', 'Zip codes'),
    ]);
  });

  test('on the comparison', async ({ page, context }) => {
    const add: Step = (on, choices) => {
      const wanted = AREAS.filter((name) => !decodeURIComponent(on.url()).includes(slugOf(name)));
      return search(on, choices.of(wanted));
    };
    const remove: Step = async (on, choices) => {
      const buttons = on.getByRole('button', { name: /^Remove / });
      if ((await buttons.count()) < 2) return false;
      await buttons.nth(choices.below(await buttons.count())).click();
      return true;
    };
    await walk(page, context, '/compare?areas=palms', [
      add,
      remove,
      chip('Time Period', ['Custom…']),
      chooseCustomMonths,
      chip('Crime category'),
      chip('Crime Types'),
      press('Rate', 'Count'),
    ]);
  });
});

function slugOf(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}

import { expect, type Page, test } from '@playwright/test';
import { settled, takenOver } from './web/settled.ts';

/** Every kind of public page, and what must be read on it before any script has run. */
const PAGES: readonly { path: string; heading: RegExp; figures: readonly RegExp[] }[] = [
  {
    path: '/neighborhood/hollywood',
    heading: /^Hollywood$/,
    figures: [/\d crimes reported in \w+/, /Crime rate rank/, /of \d+ ranked neighborhoods/],
  },
  {
    path: '/es/neighborhood/hollywood',
    heading: /^Hollywood$/,
    figures: [/delitos/, /100,000/],
  },
  { path: '/crime/burglary', heading: /^Burglary$/, figures: [/\d/, /per 100,000/i] },
  {
    path: '/compare?areas=venice,hollywood',
    heading: /Compare/,
    figures: [/The rate of reported crime in/, /Venice/, /Hollywood/],
  },
  { path: '/map?area=venice', heading: /^Venice$/, figures: [/Crime Ranking/, /All Crime/] },
  { path: '/es/map?area=venice', heading: /^Venice$/, figures: [/Tasa de delitos/i] },
  {
    path: '/aqi-map?area=venice',
    heading: /^Venice$/,
    figures: [/PM2\.5 AQI Score/, /Air Quality Ranking/, /Daily PM2\.5 fluctuation/],
  },
  {
    path: '/coronavirus?area=venice',
    heading: /^Venice$/,
    figures: [/Total Cases/, /Infection Rate/, /Last 255 days|Daily cases in Venice/],
  },
  { path: '/es/aqi-map?view=table', heading: /./, figures: [/Hollywood/, /12 estaciones/] },
  { path: '/map?view=table', heading: /./, figures: [/Hollywood/, /Venice/] },
  { path: '/about/data', heading: /data/i, figures: [/Los Angeles Police Department/] },
  { path: '/about/method', heading: /counted/i, figures: [/100,000/] },
  {
    path: '/aqi/Venice/-118.46,33.99',
    heading: /^Venice$/,
    figures: [/Current AQI, /, /Average error/, /this place/, /About Our Air Quality Data/],
  },
  { path: '/es/aqi', heading: /^Los Angeles$/, figures: [/ICA actual/, /µg\/m³/] },
  { path: '/about/air', heading: /estimated/, figures: [/Root mean square/, /NowCast/] },
  { path: '/embed/chart/venice', heading: /Venice/, figures: [/Data through/] },
];

const WIDTHS = [390, 1280] as const;
/** It says so in its requests, and the server draws the map's page for a phone. */
const PHONE = {
  isMobile: true,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
};

for (const width of WIDTHS) {
  const device = { viewport: { width, height: 800 }, ...(width < 960 && PHONE) };

  test.describe(`at ${width} px without scripts`, () => {
    test.use({ ...device, javaScriptEnabled: false });
    for (const { path, heading, figures } of PAGES) {
      test(`${path} is read in full`, async ({ page }) => {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
        const words = await page.locator('#root').ariaSnapshot();
        for (const figure of figures) expect(words).toMatch(figure);
        await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
      });
    }
  });

  test.describe(`at ${width} px with scripts`, () => {
    test.use(device);
    for (const { path } of PAGES) {
      test(`${path} is taken over by its script as it stands`, async ({ page }) => {
        const faults = listenForFaults(page);
        await markFirstHeading(page);
        await page.goto(path);
        await page.waitForFunction(() =>
          Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')),
        );
        expect(await page.evaluate(() => 'sent' in (document.querySelector('h1') ?? {}))).toBe(
          true,
        );
        await settled(page);
        expect(faults).toEqual([]);
      });
    }
  });
}

test('what is typed before the script has come is not lost', async ({ page }) => {
  let letIn = () => {};
  const held = new Promise<void>((resolve) => {
    letIn = resolve;
  });
  await page.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/neighborhood/hollywood', { waitUntil: 'commit' });
  const search = page.getByRole('combobox', { name: 'Neighborhood name' });
  await search.pressSequentially('veni');
  letIn();
  await expect(page.getByRole('option', { name: 'Venice', exact: true })).toBeVisible();
  await expect(search).toHaveValue('veni');
  await search.press('Enter');
  await expect(page).toHaveURL(/\/neighborhood\/venice$/);
});

for (const [address, button, dialog] of [
  ['/about/method', 'My places', 'My places'],
  // in the page, which is taken over after the shell
  ['/crime/burglary', 'Feedback', 'Your feedback'],
] as const)
  test(`what is pressed before the script has come is pressed once it is there: ${button}`, async ({
    page,
  }) => {
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    const asked = page.waitForRequest('**/assets/start-*.js');
    await page.route('**/assets/start-*.js', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(address, { waitUntil: 'commit' });
    // the first script is there and has asked for the others
    await asked;
    await page.getByRole('button', { name: button }).first().click();
    letIn();
    await expect(page.getByRole('dialog', { name: dialog })).toBeVisible();
  });

test('what is pressed while React takes the page over is pressed once', async ({ page }) => {
  await page.addInitScript(() => {
    // React works in steps, each in a message to itself: between them there is time to press
    const { postMessage } = MessagePort.prototype;
    MessagePort.prototype.postMessage = function (message: unknown) {
      setTimeout(() => postMessage.call(this, message), 20);
    };
    const has = (element: Element | null, key: string) =>
      element !== null && Object.keys(element).some((name) => name.startsWith(key));
    let presses = 0;
    const look = (): void => {
      const button = document.querySelector('figure button, main button[aria-pressed=false]');
      if (!(button instanceof HTMLElement) || !has(document.getElementById('root'), '__reactCont'))
        return void setTimeout(look);
      const { dataset } = document.documentElement;
      dataset.takenOver = String(has(button, '__reactFiber'));
      button.addEventListener('click', () => {
        presses += 1;
        dataset.presses = String(presses);
      });
      button.click();
    };
    look();
  });
  await page.goto('/crime/burglary');
  await expect(page.locator('html')).toHaveAttribute('data-taken-over', 'false');
  await page.getByRole('button', { name: 'Feedback' }).first().hover();
  await page.waitForTimeout(1_000);
  await expect(page.locator('html')).toHaveAttribute('data-presses', '1');
});

test('a separate thread loads the languages of the browser, and the page works without it', async ({
  page,
}) => {
  // the list stays loaded when the thread ends
  const thread = page.waitForEvent('worker').then(async (started) => {
    await started.waitForEvent('close');
    return started.url();
  });
  await page.goto('/news');
  expect(await thread).toContain('gather-languages');

  await page.route('**/assets/gather-languages-*.js', (route) => route.abort());
  await page.reload();
  await expect(page.locator('#root h1')).toHaveText(/News/);
  await takenOver(page);
});

for (const minutes of [0, 10])
  test(`a page asks for nothing that the first HTML has told, drawn ${minutes} minutes ago`, async ({
    page,
  }) => {
    const faults = listenForFaults(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(pathname);
    });
    await page.clock.setFixedTime(Date.now() + minutes * 60_000);
    await page.goto('/neighborhood/hollywood');
    await settled(page);
    const told = /crimes|monthly|names|status|ranks|agencies/;
    expect(asked.filter((path) => told.test(path))).toEqual([]);
    expect(faults).toEqual([]);
  });

/** Marks the heading of the first HTML as it is parsed: one that the script has drawn again has no mark. */
async function markFirstHeading(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = new MutationObserver(() => {
      const heading = document.querySelector('h1');
      if (heading === null) return;
      Object.assign(heading, { sent: true });
      look.disconnect();
    });
    look.observe(document, { childList: true, subtree: true });
  });
}

/** Whatever the console complains of; a page that was drawn otherwise in the browser says so there. */
function listenForFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text());
  });
  page.on('pageerror', (error) => faults.push(error.message));
  return faults;
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type Browser, devices, type Page } from '@playwright/test';
import { TEXT_WATCH, type TextWatch } from './text-watch.ts';

/** 400 kbit/s with 300 ms round trips, and a processor four times slower than this machine's. */
export const SLOW_PHONE = { kilobits: 400, latencyMs: 300, slowdown: 4 } as const;
const BYTES_PER_SECOND = (SLOW_PHONE.kilobits * 1_000) / 8;
/** A phone of 390 × 844 CSS pixels. */
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

const POLL_MS = 50;
const MAX_WAIT_MS = 60_000;

export interface SlowVisit {
  readonly firstText: number;
  /** Null on pages without a map. */
  readonly colored: number | null;
  /** From a tap on an area, as soon as the areas have colors, to its sentence. */
  readonly sentence: number | null;
  /** Compressed bytes of script up to that sentence, or to the end on a page without a map. */
  readonly scriptBytes: number;
  readonly text: TextWatch;
}

export interface SlowPage {
  readonly address: string;
  /** The area to tap, by the id in its link. */
  readonly tap?: { readonly area: string; readonly name: string };
}

/**
 * Opens a page on a slow phone with an empty cache, taps an area as soon as it can be seen, and watches the text for 20
 * seconds in another visit without a tap.
 * @param filmstrip a folder for the frames of the visit without a tap
 */
export async function visitSlowly(
  browser: Browser,
  site: string,
  page: SlowPage,
  filmstrip?: string,
): Promise<SlowVisit> {
  const watched = await openSlowly(browser, filmstrip);
  await watched.page.goto(site + page.address, { waitUntil: 'commit' });
  await wait(20_000);
  const text = (await watched.page.evaluate('window.townlightWatch')) as TextWatch;
  const firstText = (await watched.page.evaluate(
    `performance.getEntriesByName('first-contentful-paint')[0]?.startTime`,
  )) as number;
  const bytes = watched.scriptBytes();
  await watched.close();
  const tapped = page.tap && (await tapSlowly(browser, site, page.address, page.tap));
  return {
    firstText,
    colored: text.colored,
    sentence: tapped?.ms ?? null,
    scriptBytes: tapped?.scriptBytes ?? bytes,
    text,
  };
}

async function tapSlowly(
  browser: Browser,
  site: string,
  address: string,
  { area, name }: { area: string; name: string },
): Promise<{ ms: number; scriptBytes: number }> {
  const { page, scriptBytes, close } = await openSlowly(browser);
  await page.goto(site + address, { waitUntil: 'commit' });
  await until(page, 'window.townlightWatch?.colored != null');
  const box = await page.locator(`svg a use[href$="#${area}"]`).first().boundingBox();
  if (box === null) throw new Error(`${address}: ${area} is not in the picture`);
  const pressed = performance.now();
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await until(
    page,
    `document.getElementById('report-heading')?.textContent.includes(${JSON.stringify(name)}) &&
      /\\d/.test(document.querySelector('article')?.textContent ?? '')`,
  );
  const result = { ms: performance.now() - pressed, scriptBytes: scriptBytes() };
  await close();
  return result;
}

/** Waits for a condition in the page, also while it opens another one. */
async function until(page: Page, condition: string): Promise<void> {
  for (let left = MAX_WAIT_MS / POLL_MS; left > 0; left--) {
    if (await page.evaluate(condition).catch(() => false)) return;
    await wait(POLL_MS);
  }
  throw new Error(`${page.url()}: not within ${MAX_WAIT_MS / 1_000} s: ${condition}`);
}

async function openSlowly(browser: Browser, filmstrip?: string) {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW_PHONE.latencyMs,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_PHONE.slowdown });
  await page.addInitScript(TEXT_WATCH);
  const scripts = new Set<string>();
  let bytes = 0;
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.m?js$/.test(response.url)) scripts.add(requestId);
  });
  session.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  if (filmstrip !== undefined) await film(page, filmstrip);
  return { page, scriptBytes: () => bytes, close: () => context.close() };
}

/** Writes each frame that the browser draws, named by its milliseconds after the first one. */
async function film(page: Page, folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const session = await page.context().newCDPSession(page);
  const began = performance.now();
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    const at = String(Math.round(performance.now() - began)).padStart(6, '0');
    writeFileSync(join(folder, `${at}.jpg`), Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => {});
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60 });
}

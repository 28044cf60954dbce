import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM, SOFTWARE_RENDERING_FLAGS } from '../../../scripts/lib/chromium.ts';
import type { BenchedPage } from './public-pages.ts';

/** Scores are out of 100; times are milliseconds as Lighthouse simulates them for a phone on a slow network. */
export interface PageReading {
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly performance: number;
  readonly firstPaint: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
  /** The audits that lowered a score, except performance: `accessibility: target-size (…)`. */
  readonly faults: readonly string[];
}

const JUDGED = ['accessibility', 'best-practices', 'seo'] as const;

const TRIES = 3;

/**
 * Reads a page with Lighthouse's defaults: a phone, a slow network and processor simulated; in a fresh browser. A trace
 * sometimes lacks its beginning; then the page is read again.
 */
export async function readWithLighthouse(site: string, page: BenchedPage): Promise<PageReading> {
  for (let left = TRIES - 1; ; left -= 1) {
    try {
      return await readOnce(site + page.address, page.isUnlisted ? ['is-crawlable'] : null);
    } catch (error) {
      if (left === 0) throw error;
    }
  }
}

async function readOnce(url: string, skipAudits: string[] | null): Promise<PageReading> {
  const chrome = await launch({
    chromePath: CHROMIUM,
    chromeFlags: ['--headless=new', ...SOFTWARE_RENDERING_FLAGS],
    logLevel: 'error',
  });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      output: 'json',
      logLevel: 'error',
      skipAudits,
    });
    if (result === undefined) throw new Error(`Lighthouse said nothing about ${url}`);
    const { categories, audits, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
    const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
    return {
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      performance: score('performance'),
      firstPaint: value('first-contentful-paint'),
      largestPaint: value('largest-contentful-paint'),
      blocked: value('total-blocking-time'),
      shift: value('cumulative-layout-shift'),
      faults: JUDGED.flatMap((name) =>
        (categories[name]?.auditRefs ?? [])
          .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
          .map(({ id }) => `${name}: ${id} (${audits[id]?.title})`),
      ),
    };
  } finally {
    chrome.kill();
  }
}

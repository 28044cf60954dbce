import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM, SOFTWARE_RENDERING_FLAGS } from '../../../scripts/lib/chromium.ts';

/** A real browser that draws maps by software, so that machines without a graphics card can be compared. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: SOFTWARE_RENDERING_FLAGS });
}

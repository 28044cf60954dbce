import { type Browser, chromium } from '@playwright/test';
import { CHROMIUM, SOFTWARE_RENDERING_FLAGS } from '../../../scripts/lib/chromium.ts';

/** Opens a real browser that renders maps by software, so that machines without a graphics card are comparable. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: SOFTWARE_RENDERING_FLAGS });
}

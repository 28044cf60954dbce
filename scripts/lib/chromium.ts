import { existsSync } from 'node:fs';

const WHOLE = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of benchmarks: the one that the environment names, else that of Debian, whole as readers have it. */
export const CHROMIUM = named() ?? installed(WHOLE, HEADLESS_SHELL);

/** The browser of tests: without windows and tabs it needs half of the processor's time. */
export const TEST_BROWSER = named() ?? installed(HEADLESS_SHELL, WHOLE);

function named(): string | undefined {
  return process.env.CHROMIUM || process.env.CHROMIUM_PATH || undefined;
}

function installed(first: string, second: string): string {
  return !existsSync(first) && existsSync(second) ? second : first;
}

/** It draws maps by software, so that a machine without a graphics card shows what any other does. */
export const SOFTWARE_DRAWING = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

import { existsSync } from 'node:fs';

const FULL_CHROMIUM = '/usr/bin/chromium';
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser of benchmarks: the one in the environment, else Debian's full Chromium, as readers have it. */
export const CHROMIUM = named() ?? installed(FULL_CHROMIUM, HEADLESS_SHELL);

/** The browser of tests: the headless shell has no windows and tabs, and needs half of the CPU time. */
export const TEST_BROWSER = named() ?? installed(HEADLESS_SHELL, FULL_CHROMIUM);

function named(): string | undefined {
  return process.env.CHROMIUM || process.env.CHROMIUM_PATH || undefined;
}

function installed(first: string, second: string): string {
  return !existsSync(first) && existsSync(second) ? second : first;
}

/** Renders maps in software, so that a machine without a graphics card gives the same result as any other. */
export const SOFTWARE_RENDERING_FLAGS = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

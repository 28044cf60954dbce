/** The browser of tests and benchmarks: the one that the environment names, else that of Debian. */
export const CHROMIUM = process.env.CHROMIUM || process.env.CHROMIUM_PATH || '/usr/bin/chromium';

/** It draws maps by software, so that a machine without a graphics card shows what any other does. */
export const SOFTWARE_DRAWING = [
  '--no-sandbox',
  '--disable-background-networking',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
];

import { readFileSync } from 'node:fs';

const about = readFileSync(new URL('../package.json', import.meta.url), 'utf8');

/** The version of Townlight, as its package says. */
export const { version } = JSON.parse(about) as { version: string };

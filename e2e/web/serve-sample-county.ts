/** Playwright starts this as its server: a copy of the sample county in the data folder of the run, then `townlight serve`. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copySampleCounty } from './sample-county.ts';

const command = join(import.meta.dirname, '../../apps/server/bin/townlight.mjs');
const folder = process.env.TOWNLIGHT_DATA;
if (!folder) throw new Error('TOWNLIGHT_DATA names no folder');

// the drill of mutants copies a county itself
if (!existsSync(folder)) await copySampleCounty(folder);
process.argv.splice(1, Infinity, command, 'serve');
await import(command);

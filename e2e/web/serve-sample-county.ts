/**
 * Playwright starts this as its server: copies the sample county into the run's data folder, then runs `townlight
 * serve`.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { copySampleCounty } from './sample-county.ts';

const command = join(import.meta.dirname, '../../apps/server/bin/townlight.mjs');
const folder = process.env.TOWNLIGHT_DATA;
if (!folder) throw new Error('TOWNLIGHT_DATA names no folder');

// the mutation check copies a county itself
if (!existsSync(folder)) await copySampleCounty(folder);
process.argv.splice(1, Infinity, command, 'serve');
await import(command);

import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { addHours, type Hour, hourOfInstant, startOfHour } from '@townlight/domain/time';
import { formatCount } from '../../../ingest/format-counts.ts';
import { readCsv } from '../../../ingest/rows/read-csv.ts';
import { Failure } from '../../../platform/failure.ts';
import { fetchFile, type SourceRun } from '../../sources/index.ts';
import { createAirNowParser } from '../ingest/formats/airnow.ts';
import type { ReadingRowSorter } from '../ingest/reading-row-sorter.ts';
import type { AirNowProgress, AirNowSettings } from './airnow-settings.ts';
import { buildHourlyUrl } from './hourly-url.ts';

export interface FetchedHours {
  /** The progress after this run, without hours that are too old to be requested again. */
  readonly hours: AirNowProgress['hours'];
  /** Origin of the release; null where no file has new content. */
  readonly origin: string | null;
  /** Number of files that were read, and that were missing. */
  readonly files: number;
  readonly missing: number;
  /** Files that could not be read while others could: the next run requests them again. */
  readonly faults: readonly string[];
  /** Why the source counts as down. */
  readonly failure?: Error | undefined;
}

/** After this many consecutive faults the rest waits for the next run. */
const MAX_CONSECUTIVE_FAULTS = 2;
/**
 * A file usually arrives within two hours; the source counts as down when none has arrived for this long, whatever its
 * status codes.
 */
const SILENT_AFTER_HOURS = 6;

/**
 * Reads the files of the last hours, newest first: missing ones, and the newest ones again because they are revised.
 * Skips files with unchanged bytes.
 */
export async function fetchHours(
  run: Pick<SourceRun<AirNowSettings>, 'place' | 'settings' | 'now' | 'portal' | 'signal'>,
  before: AirNowProgress['hours'],
  intake: ReadingRowSorter,
): Promise<FetchedHours> {
  const newest = addHours(hourOfInstant(run.now.getTime()), -1);
  const window = Array.from({ length: run.settings.hours }, (_, back) => addHours(newest, -back));
  const hours: Record<string, string> = {};
  const changed: string[] = [];
  const faults: Error[] = [];
  let [files, missing, consecutiveFaults] = [0, 0, 0];
  for (const [back, hour] of window.entries()) {
    const known = before[hour];
    if (known !== undefined) hours[hour] = known;
    if (
      consecutiveFaults === MAX_CONSECUTIVE_FAULTS ||
      (known !== undefined && back >= run.settings.again)
    )
      continue;
    const address = buildHourlyUrl(run.place, hour);
    try {
      const file = await fetchFile(address, run.portal, run.signal);
      consecutiveFaults = 0;
      if (file === null) {
        missing++;
        continue;
      }
      files++;
      if (file.sha256 === known) continue;
      await addHourFile(file.text, address, intake);
      hours[hour] = file.sha256;
      changed.push(basename(new URL(address).pathname));
    } catch (error) {
      run.signal.throwIfAborted();
      faults.push(error as Error);
      consecutiveFaults++;
    }
  }
  const [first, ...more] = changed;
  return {
    hours,
    origin: first === undefined ? null : nameOf(first, more.length),
    files,
    missing,
    faults: faults.map(({ message }) => message),
    failure:
      consecutiveFaults === MAX_CONSECUTIVE_FAULTS || files + missing === 0
        ? faults.at(-1)
        : silenceFailure(hours, newest, run.settings.hours),
  };
}

function nameOf(file: string, more: number): string {
  return more === 0 ? file : `${file} and ${formatCount(more, 'hour')} more`;
}

async function addHourFile(text: string, address: string, intake: ReadingRowSorter): Promise<void> {
  const { host, pathname } = new URL(address);
  if (!/^\s*"?\d{1,2}\/\d{1,2}\/\d{2,4}"?\|/.test(text))
    throw new Failure(`${host}${pathname}: is not an hourly file from AirNow`);
  await intake.addFile(
    readCsv(Readable.from([text]), basename(pathname), '|'),
    createAirNowParser(),
  );
}

/** Returns a failure where the source responds but has had no new file for hours. */
function silenceFailure(
  hours: AirNowProgress['hours'],
  newest: Hour,
  window: number,
): Error | undefined {
  const last = Math.max(...Object.keys(hours).map(Number));
  if (last >= newest - SILENT_AFTER_HOURS) return undefined;
  return new Failure(
    Number.isFinite(last)
      ? `the newest file is that of ${new Date(startOfHour(last as Hour)).toISOString().slice(0, 13)}:00 UTC; the server keeps asking for it`
      : `there is no file for any of the last ${window} hours; check the address`,
  );
}

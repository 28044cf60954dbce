import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { MAX_FORECAST_DISTANCE_KM } from '@townlight/domain/air';
import { z } from 'zod';
import { formatRowCounts } from '../../ingest/format-counts.ts';
import { RejectsWriter } from '../../ingest/release/rejects-writer.ts';
import { rejectsFolderPath } from '../../ingest/release/with-rejects-file.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/failure.ts';
import {
  fetchFile,
  type SourceKind,
  type SourceOutcome,
  type SourceRun,
} from '../sources/index.ts';
import { ForecastRowSorter } from './ingest/forecast-row-sorter.ts';
import {
  type ForecastCounty,
  toForecastDay,
  toForecastRowOptions,
} from './ingest/ingest-forecast.ts';
import { publishForecasts } from './ingest/publish-forecasts.ts';

const noSettings = z.strictObject({});
/** What the last run read, on which day: on the next day the same rows may be of a past day. */
const markSchema = z.object({ read: z.string() });

/** Creates the source that loads AirNow's file of reporting areas: its forecasts, whenever one changes. */
export function createAirNowForecastSource(county: ForecastCounty): SourceKind {
  return {
    kind: 'airnow-forecast',
    description: "AirNow's forecasts, at the address of its file of reporting areas",
    place: 'address',
    settings: noSettings,
    run: (run) => runForecast(run, county),
  };
}

async function runForecast(run: SourceRun, county: ForecastCounty): Promise<SourceOutcome> {
  const file = await fetchFile(run.place, run.portal, run.signal);
  const { host, pathname } = new URL(run.place);
  if (file === null) throw new Failure(`${host}${pathname}: the file is not there or empty`);
  if (!/^\s*\d{1,2}\/\d{1,2}\/\d{2,4}\|/.test(file.text))
    throw new Failure(`${host}${pathname}: is not AirNow's file of reporting areas`);
  const today = toForecastDay(run.now, county);
  const read = createHash('sha256').update(`${file.sha256} ${today}`).digest('hex');
  if (markSchema.safeParse(run.mark).data?.read === read)
    return { published: false, message: 'nothing new; the file has not changed' };
  const rejects = new RejectsWriter(rejectsFolderPath(run.dataFolder), 'air-forecast');
  try {
    const intake = new ForecastRowSorter(toForecastRowOptions(county, today), rejects);
    intake.addText(file.text);
    if (intake.listDays().whole.length === 0) {
      const none = `no complete forecast for today or later of a reporting area within ${MAX_FORECAST_DISTANCE_KM} km of the county`;
      if (rejects.count > 0)
        throw new Failure(`${host}${pathname}: has ${none}; ${rejects.firstFault}`);
      return { published: false, message: `nothing new; ${none}` };
    }
    const report = await inTransaction(run.database.pool, (client) =>
      publishForecasts(client, {
        origin: basename(pathname),
        intake,
        rejected: rejects.count,
        today,
        onlyChanges: true,
      }),
    );
    await run.saveMark({ read });
    const faults = rejects.count > 0 ? `; ${rejects.firstFault}` : '';
    return report === null
      ? { published: false, message: `nothing new${faults}` }
      : { published: true, message: `${formatRowCounts(report, 'row')}${faults}` };
  } finally {
    rejects.close();
  }
}

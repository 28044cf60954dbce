import type { AqiCategory, AreaForecast } from '@townlight/domain/air';
import { type Day, formatDay, parseDay } from '@townlight/domain/time';
import { type Queryable, selectRows } from '../../platform/database/query.ts';

/** Reads the stored forecasts of a day and the days after it. */
export async function readForecasts(db: Queryable, from: Day): Promise<AreaForecast[]> {
  const rows = await selectRows<
    Omit<AreaForecast, 'validOn' | 'issuedOn'> & { validOn: string; issuedOn: string }
  >(
    db,
    `select area, state, valid_on::text as "validOn", issued_on::text as "issuedOn", longitude, latitude, pollutant,
            aqi, category, is_primary as "isPrimary", is_action_day as "isActionDay", discussion, agency
       from air_forecast where valid_on >= $1 order by area, state, valid_on, pollutant`,
    [formatDay(from)],
  );
  return rows.map((row) => ({
    ...row,
    category: row.category as AqiCategory,
    validOn: parseDay(row.validOn) as Day,
    issuedOn: parseDay(row.issuedOn) as Day,
  }));
}

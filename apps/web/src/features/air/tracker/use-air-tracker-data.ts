import { useQuery } from '@tanstack/react-query';
import type { AirPlace } from '@townlight/domain/pages';
import { addHours, type Hour, toLocalHour, toYearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { combineLoads } from '../../../http/loads.ts';
import { county } from '../../../i18n/county.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import type { AirRequest } from '../api/air-point.ts';
import {
  airMonthDaysQuery,
  airUpdateQuery,
  aqiHistoryQuery,
  aqiQuery,
  aqiRankingQuery,
} from '../api/air-queries.ts';
import { neighborhoodAtQuery } from '../api/neighborhood-queries.ts';
import { parseScaleParam } from '../figures/air-scale.ts';
import { parseHourParam } from '../figures/hour-param.ts';
import { findNextMorning, type NextMorning } from '../figures/next-morning.ts';
import type { AirRecordSpan } from '../record-span/record-span.ts';
import { useRecordSpan } from '../record-span/use-record-span.ts';
import { parseCalendarMonth } from './air-tracker-path.ts';
import { resolveShownHour, type ShownHour } from './shown-hour.ts';
import { nearbyStationsQuery } from './stations/nearby-stations-query.ts';
import { usualAirQuery } from './usual-air-query.ts';

/** The server has the usual air of the next year. */
const MAX_HOURS_AHEAD = 366 * 24;

/**
 * Loads all data of the tracker for a place; properties are `undefined` while they load.
 * @param place `null` for an address without one
 */
export function useAirTrackerData(place: AirPlace | null, query: URLSearchParams) {
  const scale = parseScaleParam(query);
  const queryString = query.toString();
  const update = useQuery(airUpdateQuery);
  const at = useQuery(neighborhoodAtQuery(place));
  const names = useQuery(neighborhoodNamesQuery());
  const span = useRecordSpan(update.data);
  const shown = useMemo(
    () =>
      span === null
        ? null
        : resolveShownHour(parseHourParam(new URLSearchParams(queryString), county.timeZone), span),
    [queryString, span],
  );
  const neighborhood = at.data ?? null;
  const hour = shown?.kind === 'shown' ? shown.hour : null;
  const isRequested = shown?.kind === 'shown' && shown.isRequested;
  const isOutdated = !isRequested && (span?.isOutdated ?? false);
  // A place without a label and one outside the county have no figures, so no request is sent.
  const request: AirRequest | null =
    place === null || place.label === '' || hour === null || neighborhood === null
      ? null
      : { point: place, hour, scale };
  const aqi = useQuery(aqiQuery(request));
  const history = useQuery(aqiHistoryQuery(request));
  const stations = useQuery(nearbyStationsQuery(request));
  const isPast = isRequested || isOutdated;
  const morning = useMemo(
    () => (span === null ? null : findNextMorning(span.current, county.timeZone)),
    [span],
  );
  const usual = useQuery(
    usualAirQuery(
      place === null || place.label === '' || neighborhood === null || span === null
        ? null
        : usualHours({ point: place, scale }, { shown, span, isPast, morning }),
    ),
  );
  // The settled hour is ranked unless the address names one.
  const rankedHour = isRequested ? hour : (span?.settled ?? null);
  const ranking = useQuery(
    aqiRankingQuery(
      request && { hour: isRequested ? hour : null, scale, shown: rankedHour ?? undefined },
      neighborhood,
    ),
  );
  const month =
    parseCalendarMonth(query) ?? (hour === null ? null : monthOf(hour, county.timeZone));
  const days = useQuery(
    airMonthDaysQuery(
      request === null || neighborhood === null || month === null
        ? null
        : { neighborhood, month, scale },
    ),
  );
  const first = [update, at, names];
  return {
    place,
    scale,
    /** No reading has been loaded yet. */
    empty: update.data === null,
    /** The readings are sample data. */
    sample: update.data?.sample ?? false,
    span,
    shown,
    hour,
    /** The address names no hour, and the newest one is not now. */
    isOutdated,
    isPast,
    /** The hour of the ranking. */
    rankedHour,
    month,
    /** `null` for a point outside the county. */
    neighborhood: at.data,
    names: names.data,
    name: names.data?.find(({ id }) => id === neighborhood)?.name,
    aqi,
    history,
    stations,
    /** The next morning, and the usual air of the hours until then. */
    morning,
    usual,
    ranking,
    days,
    loading: combineLoads(first, [aqi, history, stations, usual, ranking, days]).loading,
    first: combineLoads(first, []),
  };
}

export type AirTrackerData = ReturnType<typeof useAirTrackerData>;

function monthOf(hour: Hour, timeZone: string) {
  const { year, month } = toLocalHour(hour, timeZone);
  return toYearMonth(year, month);
}

/** The hours until the next morning, a future hour of the address, or none. */
function usualHours(
  at: Pick<AirRequest, 'point' | 'scale'>,
  time: {
    readonly shown: ShownHour | null;
    readonly span: AirRecordSpan;
    readonly isPast: boolean;
    readonly morning: NextMorning | null;
  },
) {
  const { shown, span, morning } = time;
  if (shown?.kind === 'too-late')
    return shown.hour <= addHours(span.newest, MAX_HOURS_AHEAD)
      ? { ...at, hour: shown.hour, hours: 1 }
      : null;
  if (shown?.kind !== 'shown' || time.isPast || morning === null) return null;
  return { ...at, hour: addHours(span.current, 1), hours: morning.hoursAhead };
}

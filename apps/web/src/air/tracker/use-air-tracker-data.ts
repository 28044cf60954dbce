import type { AirPlace } from '@townlight/domain/pages';
import { type Hour, localHour, yearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { county } from '../../language/county.ts';
import { loadsOf } from '../../net/loads.ts';
import { useNeighborhoodNames } from '../../search/api/use-neighborhood-names.ts';
import type { AirQuestion } from '../api/air-point.ts';
import { useAirDays } from '../api/use-air-days.ts';
import { useAirUpdate } from '../api/use-air-update.ts';
import { useAqi } from '../api/use-aqi.ts';
import { useAqiHistory } from '../api/use-aqi-history.ts';
import { useAqiRanking } from '../api/use-aqi-ranking.ts';
import { useNeighborhoodAt } from '../api/use-neighborhood-at.ts';
import { readHour } from '../figures/air-hour.ts';
import { readScale } from '../figures/air-scale.ts';
import { recordSpan } from '../figures/record-span.ts';
import { readCalendarMonth } from './air-address.ts';
import { shownHour } from './shown-hour.ts';

/**
 * Loads all data of the tracker for a place; properties are `undefined` while they load.
 * @param place `null` for an address without one
 */
export function useAirTrackerData(place: AirPlace | null, query: URLSearchParams) {
  const scale = readScale(query);
  const asked = query.toString();
  const update = useAirUpdate();
  const at = useNeighborhoodAt(place);
  const names = useNeighborhoodNames();
  const span = useMemo(() => recordSpan(update.data), [update.data]);
  const shown = useMemo(
    () =>
      span === null ? null : shownHour(readHour(new URLSearchParams(asked), county.timeZone), span),
    [asked, span],
  );
  const neighborhood = at.data ?? null;
  const hour = shown?.kind === 'shown' ? shown.hour : null;
  const isAsked = shown?.kind === 'shown' && shown.asked;
  // A place without a label and one outside the county have no figures, so no request is sent.
  const question: AirQuestion | null =
    place === null || place.label === '' || hour === null || neighborhood === null
      ? null
      : { point: place, hour, scale };
  const aqi = useAqi(question);
  const history = useAqiHistory(question);
  // The settled hour is ranked unless the address names one.
  const rankedHour = isAsked ? hour : (span?.settled ?? null);
  const ranking = useAqiRanking(
    question && { hour: isAsked ? hour : null, scale, shown: rankedHour ?? undefined },
    neighborhood,
  );
  const month = readCalendarMonth(query) ?? (hour === null ? null : monthOf(hour, county.timeZone));
  const days = useAirDays(
    question === null || neighborhood === null || month === null
      ? null
      : { neighborhood, month, scale },
  );
  const first = [update, at, names];
  return {
    scale,
    /** No reading has been loaded yet. */
    empty: update.data === null,
    /** The readings are sample data. */
    sample: update.data?.sample ?? false,
    span,
    shown,
    hour,
    /** The hour of the ranking. */
    rankedHour,
    month,
    /** `null` for a point outside the county. */
    neighborhood: at.data,
    names: names.data,
    name: names.data?.find(({ id }) => id === neighborhood)?.name,
    aqi,
    history,
    ranking,
    days,
    loading: loadsOf(first, [aqi, history, ranking, days]).loading,
    first: loadsOf(first, []),
  };
}

export type AirTrackerData = ReturnType<typeof useAirTrackerData>;

function monthOf(hour: Hour, timeZone: string) {
  const { year, month } = localHour(hour, timeZone);
  return yearMonth(year, month);
}

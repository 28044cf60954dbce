import type { AirPlace } from '@townlight/domain/pages';
import { localHour, parseHour, yearMonth } from '@townlight/domain/time';
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
import { readCalendarMonth } from './air-address.ts';
import { recordSpan, shownHour } from './shown-hour.ts';

/** All that the tracker shows of a place; `undefined` parts are on their way. @param place `null` for an address that names none */
export function useAirTrackerData(place: AirPlace | null, query: URLSearchParams) {
  const scale = readScale(query);
  const asked = query.toString();
  const update = useAirUpdate();
  const at = useNeighborhoodAt(place);
  const names = useNeighborhoodNames();
  const span = useMemo(() => (update.data ? recordSpan(update.data) : null), [update.data]);
  const shown = useMemo(
    () =>
      span === null ? null : shownHour(readHour(new URLSearchParams(asked), county.timeZone), span),
    [asked, span],
  );
  const neighborhood = at.data ?? null;
  const hour = shown?.kind === 'shown' ? shown.hour : null;
  const isAsked = shown?.kind === 'shown' && shown.asked;
  // a place without a name and one outside the county have no figures, and no server is asked for some
  const question: AirQuestion | null =
    place === null || place.label === '' || hour === null || neighborhood === null
      ? null
      : { point: place, hour: isAsked ? hour : null, scale, shown: hour };
  const aqi = useAqi(question);
  const history = useAqiHistory(question);
  const ranking = useAqiRanking(question, neighborhood);
  // where the newest readings came in between, the replies tell which hour they are of
  const told = parseHour(aqi.data?.datetime ?? '') ?? hour;
  const month = readCalendarMonth(query) ?? (told === null ? null : monthOf(told, county.timeZone));
  const days = useAirDays(
    question === null || neighborhood === null || month === null
      ? null
      : { neighborhood, month, scale },
  );
  const first = [update, at, names];
  return {
    scale,
    /** No reading has ever come. */
    empty: update.data === null,
    /** The readings are invented. */
    sample: update.data?.sample ?? false,
    span,
    shown,
    hour: told,
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

function monthOf(hour: NonNullable<ReturnType<typeof parseHour>>, timeZone: string) {
  const { year, month } = localHour(hour, timeZone);
  return yearMonth(year, month);
}

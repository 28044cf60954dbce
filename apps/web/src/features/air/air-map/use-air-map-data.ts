import { useQuery } from '@tanstack/react-query';
import type { AirStatus } from '@townlight/contract/air';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import type { Hour } from '@townlight/domain/time';
import { useMemo } from 'react';
import { combineLoads, type LoadFailure, type LoadState } from '../../../http/loads.ts';
import { useAreaShapes } from '../../../map/api/area-shapes-query.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { airHoursQuery, airUpdateQuery } from '../api/air-queries.ts';
import type { AirRecordSpan } from '../record-span/record-span.ts';
import { useRecordSpan } from '../record-span/use-record-span.ts';
import { type AirAtHour, createHourlyAirLookup } from './air-at-hour.ts';
import type { AirMapState } from './air-map-state.ts';
import { findLastPlayableHour, findShownHourIndex, parsePlayableHours } from './playable-hours.ts';

/** The server data of the air quality map; properties are undefined while they load. */
export interface AirMapData {
  /** How far the readings reach; `null` before the first reading. */
  readonly update: AirStatus | null | undefined;
  /** The same as hours; `null` while unknown. */
  readonly span: AirRecordSpan | null;
  readonly shapes: AreaFeatureCollection | undefined;
  readonly outlines: LoadState;
  readonly names: ReadonlyMap<AreaId, string>;
  /** The playable hours, oldest first. */
  readonly hours: readonly Hour[];
  /** Index of the shown hour. */
  readonly at: number;
  /** The shown hour; `null` while unknown. */
  readonly hour: Hour | null;
  /** The hour at which they open; `null` for a window of the past. */
  readonly opening: Hour | null;
  readonly air: AirAtHour | undefined;
  readonly fetching: boolean;
  readonly failure: LoadFailure | null;
  /** Whether the figures match the requested hours. */
  readonly current: boolean;
  readonly retry: () => void;
}

const NO_HOURS: readonly Hour[] = [];

export function useAirMapData(state: AirMapState): AirMapData {
  const update = useQuery(airUpdateQuery);
  const span = useRecordSpan(update.data);
  const last = findLastPlayableHour(state, span);
  const reply = useQuery(airHoursQuery(last));
  const shapes = useAreaShapes('neighborhoods');
  // The shapes are not part of the server-rendered HTML, but a report needs the area's name there.
  const known = useQuery(neighborhoodNamesQuery());
  const names = useMemo(() => {
    const areas = shapes.data?.features.map(({ properties }) => properties);
    return new Map((areas ?? known.data)?.map(({ id, name }) => [id, name]));
  }, [shapes.data, known.data]);
  const read = useMemo(() => reply.data && createHourlyAirLookup(reply.data), [reply.data]);
  const hours = useMemo(
    () => (reply.data === undefined ? NO_HOURS : parsePlayableHours(reply.data)),
    [reply.data],
  );
  const opening = span !== null && last === span.current ? span.opening : null;
  const at = findShownHourIndex(hours, state.hour, opening);
  const loads = combineLoads([update], [reply, known]);
  return {
    update: update.data,
    span,
    shapes: shapes.data,
    outlines: shapes,
    names,
    hours,
    at,
    hour: hours[at] ?? null,
    opening,
    air: hours.length === 0 ? undefined : read?.(at, state.scale),
    fetching: shapes.isFetching || reply.isFetching,
    failure: loads.failure,
    current: reply.data !== undefined && !reply.isPlaceholderData,
    retry: loads.retry,
  };
}

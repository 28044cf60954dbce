import { useQuery } from '@tanstack/react-query';
import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { combineLoads, type LoadFailure, type LoadState } from '../../../http/loads.ts';
import { useAreaShapes } from '../../../map/api/area-shapes-query.ts';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { coronavirusRecordsQuery, coronavirusStatusQuery } from '../api/coronavirus-queries.ts';
import {
  type CountyCases,
  collectCountyCases,
  findMergedAreas,
  mergeAreaNames,
} from './area-cases.ts';
import { mergeAreaShapes } from './merge-shapes.ts';

/** The server data of the coronavirus map; properties are undefined while they load. */
export interface CoronavirusMapData {
  /** `null` before the first report. */
  readonly status: CoronavirusStatus | null | undefined;
  readonly shapes: AreaFeatureCollection | undefined;
  readonly outlines: LoadState;
  /** Names of the map's areas. */
  readonly names: ReadonlyMap<AreaId, string>;
  readonly mergedInto: ReadonlyMap<AreaId, AreaId>;
  readonly cases: CountyCases | undefined;
  readonly fetching: boolean;
  readonly failure: LoadFailure | null;
  /** Whether the figures match the state. */
  readonly current: boolean;
  readonly retry: () => void;
}

export function useCoronavirusMapData(): CoronavirusMapData {
  const intl = useIntl();
  const status = useQuery(coronavirusStatusQuery);
  const records = useQuery(coronavirusRecordsQuery);
  const outlines = useAreaShapes('neighborhoods');
  // The shapes are not part of the server-rendered HTML, but a report needs the area's name there.
  const known = useQuery(neighborhoodNamesQuery());
  const mergedInto = useMemo(() => findMergedAreas(status.data), [status.data]);
  const names = useMemo(() => {
    const areas = outlines.data?.features.map(({ properties }) => properties);
    const all = new Map((areas ?? known.data)?.map(({ id, name }) => [id, name]));
    return mergeAreaNames(all, mergedInto, (members) =>
      intl.formatList(members, { type: 'conjunction' }),
    );
  }, [outlines.data, known.data, mergedInto, intl]);
  const shapes = useMemo(
    () =>
      // The merged neighborhoods are unknown before the status has loaded.
      status.isPending || outlines.data === undefined
        ? undefined
        : mergeAreaShapes(outlines.data, mergedInto, names),
    [status.isPending, outlines.data, mergedInto, names],
  );
  const cases = useMemo(
    () => (records.data && names.size > 0 ? collectCountyCases(records.data, names) : undefined),
    [records.data, names],
  );
  const loads = combineLoads([status], [records, known]);
  return {
    status: status.data,
    shapes,
    outlines,
    names,
    mergedInto,
    cases: status.data == null ? undefined : cases,
    fetching: loads.loading || outlines.isFetching,
    failure: loads.failure,
    current: cases !== undefined,
    retry: loads.retry,
  };
}

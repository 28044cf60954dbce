import type { CoronavirusStatus } from '@townlight/contract/coronavirus';
import type { AreaFeatureCollection } from '@townlight/contract/places';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useAreaShapes } from '../../map/api/use-area-shapes.ts';
import { type Load, loadsOf, type Trouble } from '../../net/loads.ts';
import { useNeighborhoodNames } from '../../search/api/use-neighborhood-names.ts';
import { useCoronavirus } from '../api/use-coronavirus.ts';
import { useCoronavirusStatus } from '../api/use-coronavirus-status.ts';
import { type CountyCases, countedTogether, countyCases, mapNames } from './area-cases.ts';
import { mergeShapes } from './merge-shapes.ts';

/** The server data of the coronavirus map; properties are undefined while they load. */
export interface CoronavirusData {
  /** `null` before the first report. */
  readonly status: CoronavirusStatus | null | undefined;
  readonly shapes: AreaFeatureCollection | undefined;
  readonly outlines: Load;
  /** Names of the map's areas. */
  readonly names: ReadonlyMap<AreaId, string>;
  readonly partOf: ReadonlyMap<AreaId, AreaId>;
  readonly cases: CountyCases | undefined;
  readonly fetching: boolean;
  readonly trouble: Trouble | null;
  /** Whether the figures match the state. */
  readonly current: boolean;
  readonly retry: () => void;
}

export function useCoronavirusData(): CoronavirusData {
  const intl = useIntl();
  const status = useCoronavirusStatus();
  const records = useCoronavirus();
  const outlines = useAreaShapes('neighborhoods');
  // The shapes are not part of the server-rendered HTML, but a report needs the area's name there.
  const known = useNeighborhoodNames();
  const partOf = useMemo(() => countedTogether(status.data), [status.data]);
  const names = useMemo(() => {
    const drawn = outlines.data?.features.map(({ properties }) => properties);
    const all = new Map((drawn ?? known.data)?.map(({ id, name }) => [id, name]));
    return mapNames(all, partOf, (parts) => intl.formatList(parts, { type: 'conjunction' }));
  }, [outlines.data, known.data, partOf, intl]);
  const shapes = useMemo(
    () =>
      // The merged neighborhoods are unknown before the status has loaded.
      status.isPending || outlines.data === undefined
        ? undefined
        : mergeShapes(outlines.data, partOf, names),
    [status.isPending, outlines.data, partOf, names],
  );
  const cases = useMemo(
    () => (records.data && names.size > 0 ? countyCases(records.data, names) : undefined),
    [records.data, names],
  );
  const loads = loadsOf([status], [records, known]);
  return {
    status: status.data,
    shapes,
    outlines,
    names,
    partOf,
    cases: status.data == null ? undefined : cases,
    fetching: loads.loading || outlines.isFetching,
    trouble: loads.trouble,
    current: cases !== undefined,
    retry: loads.retry,
  };
}

import { useQueryClient } from '@tanstack/react-query';
import type { AreaId } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useText } from '../i18n/use-text.ts';
import { areaShapesQuery } from '../map/api/area-shapes-query.ts';
import { demandMap } from '../map/loading/map-demand.ts';
import { useLoadFailureNotice } from '../notices/use-openable.tsx';
import type { ChosenPlace } from '../search/chosen-place.ts';
import { setFoundPlace } from '../search/found-place.ts';
import { PlaceSearchBox } from '../search/PlaceSearchBox.tsx';
import { SearchForm } from '../search/SearchForm.tsx';
import type { AreaMapLayoutProps } from './area-map-layout-props.ts';

/** The search of a map: a chosen place selects its area, or the area that contains it. */
export function PlaceSearch(props: AreaMapLayoutProps & { short?: boolean }) {
  const text = useText();
  const client = useQueryClient();
  const notifyFailure = useLoadFailureNotice();
  const { state, change, onVisit } = props;
  const { names, shapes, partition } = props.feature.figures;
  const areas = useMemo(() => [...names].map(([id, name]) => ({ id, name })), [names]);
  const near = useMemo(
    () =>
      shapes?.features.find(({ properties }) => properties.id === state.area)?.properties.center,
    [shapes, state.area],
  );
  const prompt = props.short ? text('report.promptShort') : text('report.prompt');

  const choose = async (place: ChosenPlace): Promise<boolean> => {
    const { area: found } = place;
    if (found?.partition === partition) {
      onVisit(found.id);
      return true;
    }
    const other = props.feature.otherPartitions.find((one) => one === found?.partition);
    if (found && other !== undefined) {
      change({ partition: other, area: found.id });
      return true;
    }
    let area: AreaId | null = partition === 'neighborhoods' ? place.neighborhood : null;
    try {
      area ??= await areaAround(place.center);
    } catch {
      notifyFailure();
      return true;
    }
    if (area === null) return false;
    if (place.center !== null) {
      setFoundPlace({ label: place.label, center: place.center, area });
      // it shows where the place is
      demandMap();
    }
    onVisit(area);
    return true;
  };
  const areaAround = async (center: ChosenPlace['center']) => {
    if (center === null) return null;
    const [{ findAreaAt }, outlines] = await Promise.all([
      import('../search/area-at.ts'),
      client.ensureQueryData(areaShapesQuery(partition)),
    ]);
    return findAreaAt(outlines, center);
  };

  return (
    <SearchForm>
      <PlaceSearchBox
        prompt={prompt}
        areas={areas}
        partition={partition}
        near={near}
        onChoose={choose}
        topics={props.feature.topics}
        {...(partition !== 'neighborhoods' && {
          areaAround: (center) => areaAround(center).catch(() => null),
        })}
      />
    </SearchForm>
  );
}

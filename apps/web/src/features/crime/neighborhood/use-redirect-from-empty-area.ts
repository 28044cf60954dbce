import type { AreaId } from '@townlight/domain/places';
import { useEffect } from 'react';
import { county } from '../../../i18n/county.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { NeighborhoodData } from './use-neighborhood-data.ts';

/** spec 4: if the monthly data for an area is empty the page switches to downtown. */
export function useRedirectFromEmptyArea(
  area: AreaId,
  data: Pick<NeighborhoodData, 'empty' | 'names'>,
  redirectTo: (area: AreaId, why: string) => void,
) {
  const text = useText();
  const { empty, names } = data;
  useEffect(() => {
    if (!empty || names === undefined || area === county.defaultNeighborhood) return;
    const name = names.find((one) => one.id === county.defaultNeighborhood)?.name;
    if (name === undefined) return;
    redirectTo(county.defaultNeighborhood, text('neighborhood.unknown', { area, name }));
  }, [empty, names, area, redirectTo, text]);
}

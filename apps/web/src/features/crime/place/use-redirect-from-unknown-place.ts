import { crimePath } from '@townlight/domain/pages';
import { type AreaId, toSlug } from '@townlight/domain/places';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toRedirectState } from '../../../page/TrackerPage.tsx';
import type { CrimePlaceData } from './use-crime-place-data.ts';

/** Redirects to the county's page where there is no such neighborhood or crime type, with the reason. */
export function useRedirectFromUnknownPlace(
  requestedCrime: string,
  area: AreaId,
  { names, name, type }: Pick<CrimePlaceData, 'names' | 'name' | 'type'>,
) {
  const text = useText();
  const navigate = useNavigate();
  const isAreaUnknown = names !== undefined && names.length > 0 && name === undefined;
  const isCrimeUnknown = type === null && toSlug(requestedCrime) !== county.defaultCrime;
  useEffect(() => {
    if (!isAreaUnknown && !isCrimeUnknown) return;
    // the county's page redirects from an unknown crime, with its reason
    const why = isAreaUnknown ? text('crimePlace.unknown', { area }) : null;
    void navigate(crimePath(requestedCrime), { replace: true, state: toRedirectState(why) });
  }, [isAreaUnknown, isCrimeUnknown, area, requestedCrime, navigate, text]);
}

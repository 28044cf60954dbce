import { crimePath } from '@townlight/domain/pages';
import { type AreaId, toSlug } from '@townlight/domain/places';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { county } from '../../../i18n/county.ts';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { toRedirectState } from '../../../page/TrackerPage.tsx';
import { findCrimeType } from '../type/find-crime-type.ts';
import type { CrimePlaceData } from './use-crime-place-data.ts';

/**
 * Redirects from an unknown neighborhood to the county, and from an unknown crime type to the default one, with the
 * reason.
 */
export function useRedirectFromUnknownPlace(
  requestedCrime: string,
  area: AreaId,
  { names, name, type, types }: Pick<CrimePlaceData, 'names' | 'name' | 'type' | 'types'>,
) {
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const isAreaUnknown = names !== undefined && names.length > 0 && name === undefined;
  useEffect(() => {
    const redirectTo = (path: string, why: string) =>
      void navigate(path, { replace: true, state: toRedirectState(why) });
    if (isAreaUnknown)
      return redirectTo(crimePath(requestedCrime), text('crimePlace.unknown', { area }));
    const usual = type === null && types ? findCrimeType(types, county.defaultCrime) : null;
    if (usual === null || toSlug(requestedCrime) === county.defaultCrime) return;
    redirectTo(
      crimePath(county.defaultCrime, { area }),
      text('crimeType.unknown', {
        crime: requestedCrime,
        name: formatCrimeName(intl, usual.name),
      }),
    );
  }, [isAreaUnknown, area, requestedCrime, type, types, navigate, text, intl]);
}

import { toSlug } from '@townlight/domain/places';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatCrimeName } from '../../../i18n/names.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { findCrimeType } from './find-crime-type.ts';
import type { CrimeTypeData } from './use-crime-type-data.ts';

/** spec 4: if the data of a crime is empty the page switches to burglary. */
export function useRedirectFromUnknownCrime(
  requestedCrime: string,
  data: Pick<CrimeTypeData, 'empty' | 'types'>,
  redirectTo: (crime: string, why: string) => void,
) {
  const intl = useIntl();
  const { empty, types } = data;
  useEffect(() => {
    if (!empty || types === undefined) return;
    const other = findCrimeType(types, county.defaultCrime);
    if (other === null || toSlug(requestedCrime) === county.defaultCrime) return;
    const text = createGetText(intl);
    const name = formatCrimeName(intl, other.name);
    redirectTo(county.defaultCrime, text('crimeType.unknown', { crime: requestedCrime, name }));
  }, [empty, types, requestedCrime, redirectTo, intl]);
}

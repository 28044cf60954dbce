import { slugOf } from '@townlight/domain/places';
import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../../language/county.ts';
import { crimeName } from '../../language/names.ts';
import { textOf } from '../../language/use-text.ts';
import { findCrime } from './find-crime.ts';
import type { CrimeTypeData } from './use-crime-type-data.ts';

/** spec 4: if the data of a crime is empty the page switches to burglary. */
export function useLeaveUnknown(
  asked: string,
  data: Pick<CrimeTypeData, 'empty' | 'types'>,
  leave: (crime: string, why: string) => void,
) {
  const intl = useIntl();
  const { empty, types } = data;
  useEffect(() => {
    if (!empty || types === undefined) return;
    const other = findCrime(types, county.defaultCrime);
    if (other === null || slugOf(asked) === county.defaultCrime) return;
    const text = textOf(intl);
    const name = crimeName(intl, other.name);
    leave(county.defaultCrime, text('crimeType.unknown', { crime: asked, name }));
  }, [empty, types, asked, leave, intl]);
}

import { titleCaseCrimeType } from '@townlight/domain/bundles';
import { slugOf } from '@townlight/domain/places';
import { useEffect } from 'react';
import { county } from '../app/county.ts';
import { notify } from '../app/notify.ts';
import { useText } from '../app/use-text.ts';
import { findCrime } from './find-crime.ts';
import type { CrimeTypeData } from './use-crime-type-data.ts';

/** spec 4: if the data of a crime is empty the page switches to burglary. */
export function useLeaveUnknown(
  asked: string,
  data: Pick<CrimeTypeData, 'empty' | 'types'>,
  visit: (crime: string, replace: boolean) => void,
) {
  const text = useText();
  const { empty, types } = data;
  useEffect(() => {
    if (!empty || types === undefined) return;
    const other = findCrime(types, county.defaultCrime);
    if (other === null || slugOf(asked) === county.defaultCrime) return;
    notify(text('crimeType.unknown', { crime: asked, name: titleCaseCrimeType(other.name) }));
    visit(county.defaultCrime, true);
  }, [empty, types, asked, visit, text]);
}

import { pagePath, trackerPath } from '@townlight/domain/pages';
import { type AreaId, toSlug } from '@townlight/domain/places';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';

/** Returns the page of a crime type, with a neighborhood's row marked. */
export function crimeTypePath(crime: string, area: AreaId | null, isYearly = false): string {
  const query = new URLSearchParams();
  if (area !== null) query.set('area', area);
  if (isYearly) query.set('history', 'yearly');
  const path = trackerPath('crime', toSlug(crime));
  return query.size === 0 ? path : `${path}?${query}`;
}

/**
 * Links to the explanation of crime types.
 * @param props.type one of them, `null` until it is known; all by default
 */
export function CrimeTypeMeaningLink(props: { type?: string | null }) {
  const { type } = props;
  const page = pagePath({ kind: 'crime-types-method' });
  return (
    <Link to={type ? `${page}#${toSlug(type)}` : page}>
      <Text id={type === undefined ? 'crimeTypes.meanings' : 'crimeTypes.meaning'} />
    </Link>
  );
}

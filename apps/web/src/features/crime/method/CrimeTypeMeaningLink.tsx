import { pagePath } from '@townlight/domain/pages';
import { toSlug } from '@townlight/domain/places';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';

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

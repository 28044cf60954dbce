import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';

/** Explains why a year is more reliable than a few months, with a link to it. */
export function YearSuggestion({ path }: { path: string }) {
  return (
    <>
      <Text id="yearOffer.why" />{' '}
      <Link to={path}>
        <Text id="period.lastYear" />
      </Link>
    </>
  );
}

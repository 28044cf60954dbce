import { Link } from 'react-router';
import { Text } from '../../language/Text.tsx';

/** Beside what is told of a few months: why a year tells more, and the way there. */
export function YearOffer({ path }: { path: string }) {
  return (
    <>
      <Text id="yearOffer.why" />{' '}
      <Link to={path}>
        <Text id="period.lastYear" />
      </Link>
    </>
  );
}

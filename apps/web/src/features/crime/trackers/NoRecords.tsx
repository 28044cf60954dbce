import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';

const dataLink = (chunks: ReactNode[]) => <Link to={pagePath({ kind: 'data' })}>{chunks}</Link>;

/** Replaces the figures while no data is loaded into the site. */
export function NoRecords() {
  return (
    <p>
      <Text id="tracker.noRecords" values={{ a: dataLink }} />
    </p>
  );
}

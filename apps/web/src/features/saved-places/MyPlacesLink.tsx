import { pagePath, parsePage, splitPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { Link, useLocation } from 'react-router';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';

/** The state of the history entry: the neighborhood of the page from which the link was followed. */
export interface FromPage {
  readonly fromArea: AreaId | null;
}

/** Leads to the reader's places, on every page, and offers to save the neighborhood of the page. */
export function MyPlacesLink({ className }: { className: string | undefined }) {
  const text = useText();
  const { pathname, search } = useLocation();
  const page = parsePage(splitPath(pathname), new URLSearchParams(search));
  const fromArea = page !== null && 'area' in page ? page.area : null;
  return (
    <Link
      to={pagePath({ kind: 'my' })}
      state={{ fromArea } satisfies FromPage}
      className={className}
      aria-label={text('places.open')}
    >
      <svg width="1.25rem" height="1.25rem" viewBox="0 0 24 24" aria-hidden="true">
        <path
          d="M12 21s-7-6.200-7-11.500A7 7 0 0 1 19 9.500C19 14.800 12 21 12 21Z"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
        <circle cx="12" cy="9.500" r="2.500" fill="currentColor" />
      </svg>
      <span>
        <Text id="places.open" />
      </span>
    </Link>
  );
}

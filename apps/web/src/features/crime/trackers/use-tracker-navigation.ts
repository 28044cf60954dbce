import { trackerPath } from '@townlight/domain/pages';
import type { YearMonth } from '@townlight/domain/time';
import { useCallback, useEffect, useMemo } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate, useParams } from 'react-router';
import { formatMonth } from '../../../i18n/figures.ts';
import { createGetText } from '../../../i18n/use-text.ts';
import { toRedirectState } from '../../../page/TrackerPage.tsx';
import type { TrackerHistory } from '../../../period/tracker-period.ts';
import type { TrackerTime } from './use-tracker-time.ts';

/** Returns the navigation between the states of a tracker; each is an address, and none reloads the page. */
export function useTrackerNavigation(
  tracker: 'neighborhood' | 'crime',
  subject: string,
  time: TrackerTime,
) {
  const intl = useIntl();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { month: requestedMonth } = useParams();
  const { onRecord, reference, unknownMonth } = time;
  const last = onRecord?.last ?? null;
  // The plain address is the last full month, which advances with the records.
  const month = requestedMonth === undefined || reference === last ? null : reference;

  const go = useCallback(
    (to: string, query: URLSearchParams, replace = false, notice: string | null = null) => {
      void navigate(formatAddress(to, query), { replace, state: toRedirectState(notice) });
    },
    [navigate],
  );
  const visit = (other: string) =>
    go(trackerPath(tracker, other, month), new URLSearchParams(search));
  /** Redirects from something that does not exist, with the reason. */
  const redirectTo = useCallback(
    (other: string, why: string) => {
      go(trackerPath(tracker, other, month), new URLSearchParams(search), true, why);
    },
    [go, tracker, month, search],
  );
  const pathOfMonth = (wanted: YearMonth) =>
    trackerPath(tracker, subject, wanted === last ? null : wanted);
  const changeMonth = (wanted: YearMonth) => go(pathOfMonth(wanted), new URLSearchParams(search));
  /** Returns the address with another value of a query parameter, or with `null` without it. */
  const pathOfQuery = (name: string, value: string | null) => {
    const query = new URLSearchParams(search);
    if (value === null) query.delete(name);
    else query.set(name, value);
    return formatAddress(trackerPath(tracker, subject, month), query);
  };
  const changeQuery = (name: string, value: string | null) =>
    void navigate(pathOfQuery(name, value));
  const changeHistory = (history: TrackerHistory) =>
    changeQuery('history', history === 'yearly' ? 'yearly' : null);

  const redirectNotice = useMemo(() => {
    if (!unknownMonth || onRecord === null) return null;
    return createGetText(intl)('tracker.unknownMonth', {
      first: formatMonth(intl, onRecord.first),
      last: formatMonth(intl, onRecord.last),
    });
  }, [unknownMonth, onRecord, intl]);
  useEffect(() => {
    if (redirectNotice !== null)
      go(trackerPath(tracker, subject), new URLSearchParams(search), true, redirectNotice);
  }, [redirectNotice, go, tracker, subject, search]);

  return {
    /** Why other months are shown than the address requests: before scripts run, and during the redirect. */
    redirectNotice,
    visit,
    leave: redirectTo,
    pathOfMonth,
    pathOfQuery,
    changeMonth,
    changeHistory,
    changeQuery,
  };
}

export type TrackerNavigation = ReturnType<typeof useTrackerNavigation>;

function formatAddress(path: string, query: URLSearchParams): string {
  return query.size === 0 ? path : `${path}?${query}`;
}

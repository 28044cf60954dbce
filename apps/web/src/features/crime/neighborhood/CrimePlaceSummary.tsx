import { useQuery } from '@tanstack/react-query';
import { chooseLongerMonths } from '@townlight/domain/crime';
import { trackerPath } from '@townlight/domain/pages';
import type { AreaId } from '@townlight/domain/places';
import { parseYearMonth, type YearMonth } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { RowBars } from '../../../charts/RowBars.tsx';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { PanelArea } from '../../../page/PageSlots.tsx';
import { PlaceSummary } from '../../../page/PlaceSummary.tsx';
import { type TrackerHistory, toTrackerPeriod } from '../../../period/tracker-period.ts';
import { allMonthsQuery } from '../api/all-months-query.ts';
import { areaPolicingQuery, NO_BREAKS } from '../api/area-policing.ts';
import { areaCrimesQuery, yearBeforeQuery } from '../api/crime-queries.ts';
import { toNeighborhoodScope } from '../api/crime-selection.ts';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import type { Headline } from '../trackers/headline.ts';
import styles from './CrimePlaceSummary.module.css';
import { describeSavedArea } from './describe-saved-area.ts';

/** Shows the last month of a saved place, and its last 12, with their bars. */
export function CrimePlaceSummary({ area, name }: PanelArea) {
  const status = useQuery(crimeStatusQuery);
  const newest = parseYearMonth(status.data?.data_through ?? '');
  const month = useHeadline(area, newest, 'monthly');
  const year = useHeadline(area, newest, 'yearly');
  const months = useQuery(allMonthsQuery(newest));
  const counts = months.data?.get(area);
  const notRecorded = status.data !== undefined && newest === null;
  // together, so that the bars and the year do not move what is below them
  const isSettled = [...month.queries, ...year.queries, months].every(
    ({ isPending }) => !isPending,
  );
  // a month with few reports has little to compare
  const [lead, detail] =
    month.isFew && year.headline !== null
      ? [year.headline, month.headline]
      : [month.headline, year.headline];
  const isUnknown = month.headline === 'unknown';
  return (
    <PlaceSummary
      sentence={
        notRecorded || isUnknown ? (
          <Text id={notRecorded ? 'places.noCrime' : 'places.noArea'} />
        ) : (
          isSettled && lead !== null && <Sentence headline={lead} isLead />
        )
      }
      loads={combineLoads([status], [...month.queries, ...year.queries])}
      details={
        isSettled && !isUnknown
          ? [
              ...(counts
                ? [
                    <span key="months" className={styles.months}>
                      <RowBars counts={counts} />
                    </span>,
                  ]
                : []),
              <Sentence key="detail" headline={detail} />,
            ]
          : []
      }
      more={{
        to: trackerPath('neighborhood', area),
        text: <Text id="places.crimeMore" values={{ name }} />,
      }}
    />
  );
}

function Sentence(props: { headline: Headline | 'unknown' | null; isLead?: boolean }) {
  const { headline, isLead } = props;
  if (headline === null || headline === 'unknown') return null;
  const { standing, figure, note } = headline;
  return (
    <>
      {standing !== null && <>{isLead ? <b>{standing}</b> : standing}: </>}
      {figure}
      {note !== null && ` ${note}`}
    </>
  );
}

/** Loads the figures of all areas, and returns the headline of one; `unknown` where it is not among them. */
function useHeadline(area: AreaId, newest: YearMonth | null, history: TrackerHistory) {
  const intl = useIntl();
  const selection = useMemo(
    () =>
      newest === null
        ? null
        : { ...toNeighborhoodScope(null), range: toTrackerPeriod(history, newest).range },
    [history, newest],
  );
  const crimes = useQuery(areaCrimesQuery(selection));
  const yearBefore = useQuery(yearBeforeQuery(selection));
  const police = useQuery(areaPolicingQuery('neighborhoods'));
  const queries = [crimes, yearBefore, police];
  if (newest === null || !crimes.data || !yearBefore.data || !police.data)
    return { headline: null, isFew: false, queries };
  const saved = crimes.data.find(({ id }) => id === area);
  if (saved === undefined) return { headline: 'unknown' as const, isFew: false, queries };
  const compared = yearBefore.data.find(({ id }) => id === area) ?? null;
  const headline = describeSavedArea(intl, {
    history,
    newest,
    crimes: saved,
    yearBefore: compared,
    breaks: police.data.get(area)?.breaks ?? NO_BREAKS,
  });
  return { headline, isFew: chooseLongerMonths(compared?.expected ?? null) !== null, queries };
}

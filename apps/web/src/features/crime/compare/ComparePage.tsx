import { MAX_COMPARED_AREAS } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useNavigate } from 'react-router';
import { FilterBar } from '../../../area-map/filters/FilterBar.tsx';
import { readLocationQuery } from '../../../http/location-query.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { useOpenable } from '../../../notices/use-openable.tsx';
import { SiteFooter } from '../../../page/PageSlots.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { BeyondRecordsNotice } from '../../../period/BeyondRecordsNotice.tsx';
import { isFullyBeyond } from '../../../period/beyond-records.ts';
import { LazyPeriodDialog } from '../../../period/LazyPeriodDialog.ts';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import { resolvePeriod } from '../../../period/resolve-period.ts';
import { ShareMenu } from '../../../share/ShareMenu.tsx';
import { ProgressLine } from '../../../ui/ProgressLine.tsx';
import { FeedbackButton } from '../../feedback/index.ts';
import { useSavedPlaces } from '../../saved-places/index.ts';
import { CompareDescription } from '../descriptions/CompareDescription.tsx';
import { CrimeProvenance } from '../figures/CrimeProvenance.tsx';
import { formatChosenKind } from '../figures/kind-text.ts';
import { formatShareText } from '../figures/share-text.ts';
import { CrimeDownload, formatCrimesCounted } from '../files/CrimeDownload.tsx';
import { useCrimeFilters } from '../safety-map/use-filter-choices.ts';
import { ChosenAreas } from './ChosenAreas.tsx';
import styles from './ComparePage.module.css';
import { CompareTable } from './CompareTable.tsx';
import { CompareChart } from './chart/CompareChart.tsx';
import {
  addComparedArea,
  type CompareState,
  changeCrime,
  comparePath,
  parseCompareState,
  removeComparedArea,
  twelveMonthsPath,
} from './compare-state.ts';
import { LeadSentence } from './LeadSentence.tsx';
import { StartingAreas } from './StartingAreas.tsx';
import { SuggestedAreas } from './SuggestedAreas.tsx';
import { useCompareData } from './use-compare-data.ts';

/** Returns the state from the address bar; each change adds a history entry. */
function useCompareState() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const change = useCallback(
    (next: (state: CompareState) => CompareState) =>
      void navigate(comparePath(next(parseCompareState(readLocationQuery())))),
    [navigate],
  );
  return { state: parseCompareState(new URLSearchParams(search)), change };
}

/** `/compare?areas=…`: up to four neighborhoods side by side. */
export function ComparePage() {
  const intl = useIntl();
  const text = useText();
  const { state, change } = useCompareState();
  const saved = useSavedPlaces();
  const data = useCompareData(state);
  const { known, nameOf, rows, lines, range, through } = data;
  const kind = formatChosenKind(intl, state);
  const crimes = formatCrimesCounted(state);
  const chosen = known.map((id) => ({ id, name: nameOf?.get(id) ?? '…' }));
  const names = intl.formatList(chosen.map((one) => one.name));
  /** Unknown ids in the address are shown as such, and removed with the first change. */
  const knownOnly = (now: CompareState): CompareState => ({
    ...now,
    areas: now.areas.filter((id) => nameOf?.has(id) ?? true),
  });
  const [choosingMonths, setChoosingMonths] = useState(false);
  const months = useOpenable(LazyPeriodDialog);
  const filters = useCrimeFilters(
    state,
    useCallback((crime) => change((now) => changeCrime(now, crime)), [change]),
    useCallback(() => void months.open().then(setChoosingMonths), [months.open]),
  );
  const isToCome = data.failure === null && !isFullyBeyond(data.reach?.beyond ?? null);
  const isChosen = (id: string) => known.includes(id);
  return (
    <div className={styles.page} aria-busy={data.loading}>
      <PageTitle
        page={
          nameOf && known.length > 0 ? text('compare.titleOf', { names }) : text('compare.title')
        }
      />
      {import.meta.env.SSR && (
        <CompareDescription
          names={nameOf && known.length > 0 ? names : null}
          status={data.status}
        />
      )}
      <ProgressLine active={data.loading} />
      <div className={styles.column}>
        <div className={styles.head}>
          <p className={styles.intro}>
            <Text id="compare.intro" />
          </p>
          <span className={styles.ways}>
            <ShareMenu
              about={formatShareText(intl, { kind, areas: chosen.map((one) => one.name), range })}
            />
            <FeedbackButton />
          </span>
          <h1>
            <Text id="compare.title" />
          </h1>
          {known.length > 1 && (isToCome || rows) && (
            <LeadSentence
              rows={rows}
              kind={kind}
              when={range && through !== null ? formatPeriodPhrase(intl, range, through) : null}
            />
          )}
        </div>
        <ChosenAreas
          chosen={chosen}
          offered={(data.names ?? []).filter((one) => !isChosen(one.id))}
          onAdd={(id) => change((now) => addComparedArea(knownOnly(now), id))}
          onRemove={(id) => change((now) => removeComparedArea(knownOnly(now), id))}
        />
        {known[0] !== undefined && known.length < MAX_COMPARED_AREAS && (
          <SuggestedAreas state={state} first={known[0]} nameOf={nameOf} crimes={data.crimes} />
        )}
        {known.length > 0 && (
          <div className={styles.filters}>
            <FilterBar filters={filters} />
          </div>
        )}
        {choosingMonths && through !== null && (
          <LazyPeriodDialog
            range={range ?? resolvePeriod(state.period, through)}
            last={through}
            first={parseYearMonth(data.status?.first_month ?? '')}
            onClose={() => setChoosingMonths(false)}
            onShow={(wanted) => {
              setChoosingMonths(false);
              change((now) => changeCrime(now, { period: { kind: 'custom', range: wanted } }));
            }}
          />
        )}
        {known.length > 0 && data.reach && (
          <BeyondRecordsNotice reach={data.reach} yearPath={twelveMonthsPath(state)} />
        )}
        {data.failure !== null && !data.loading && (
          <FailureNotice text="failure.load" failure={data.failure} onRetry={data.retry} />
        )}
        {data.unknown.map((area) => (
          <p key={area} role="status">
            <Text id="compare.unknown" values={{ area }} />
          </p>
        ))}
        {known.length === 0 && (
          <StartingAreas state={state} saved={saved} crimes={data.crimes} nameOf={nameOf} />
        )}
        {known.length > 0 && lines && rows && range && through !== null ? (
          <>
            <CompareChart
              lines={lines}
              measure={state.measure}
              kind={kind}
              crimes={crimes}
              police={data.police}
              breaks={data.breaks}
              changes={data.changes}
              newest={through}
              onMeasure={(measure) => change((now) => ({ ...knownOnly(now), measure }))}
            />
            <div className={styles.lower}>
              <div>
                <CompareTable
                  rows={rows}
                  range={range}
                  kind={kind}
                  rankedCount={data.rankedCount}
                />
                <p className={styles.tools}>
                  <CrimeDownload
                    fileName="neighborhoods-compared.csv"
                    rows={async (status) => {
                      const { toCompareRowsCsv } = await import('../files/compare-csv.ts');
                      return toCompareRowsCsv(rows, range, { crimes, status, police: data.police });
                    }}
                  />
                </p>
              </div>
              <div className={styles.side}>
                {data.status && <CrimeProvenance status={data.status} />}
              </div>
            </div>
          </>
        ) : (
          known.length > 0 && isToCome && <div className={styles.place} />
        )}
      </div>
      <SiteFooter />
    </div>
  );
}

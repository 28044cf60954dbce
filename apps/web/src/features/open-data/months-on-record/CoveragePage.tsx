import { queryOptions, useQuery } from '@tanstack/react-query';
import type { CrimeStatus } from '@townlight/contract/crime';
import { type CrimeCoverage, crimeCoverageRoute } from '@townlight/contract/crime-coverage';
import { type MethodsReply, methodsRoute } from '@townlight/contract/methods';
import { coveragePath, pagePath } from '@townlight/domain/pages';
import type { MonthRange } from '@townlight/domain/time';
import { Suspense } from 'react';
import { useIntl } from 'react-intl';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { request } from '../../../http/api-request.ts';
import { formatRange } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { TextPage } from '../../../page/TextPage.tsx';
import { AreaSearch } from '../../../search/AreaSearch.tsx';
import { SearchForm } from '../../../search/SearchForm.tsx';
import { crimeStatusQuery } from '../../crime/index.ts';
import { OurDataDescription } from '../descriptions/OurDataDescription.tsx';
import { AgencyCoverage } from './AgencyCoverage.tsx';
import { ChosenArea } from './ChosenArea.tsx';
import styles from './Coverage.module.css';
import { CoverageLegend } from './CoverageLegend.tsx';
import { CoverageTable } from './CoverageTable.tsx';
import { coverageMonths } from './coverage-text.ts';
import { YearsAxis } from './YearsAxis.tsx';

/** Which months are on record, by department and neighborhood. */
const coverageQuery = queryOptions({
  queryKey: ['coverage', 'neighborhoods'],
  queryFn: ({ signal }) =>
    request(crimeCoverageRoute, { params: { partition: 'neighborhoods' }, signal }),
});

/** The methods of the crime figures. */
const methodsQuery = queryOptions({
  queryKey: ['methods'],
  queryFn: ({ signal }) => request(methodsRoute, { signal }),
});

/** Shows which months are on record, as strips by police department: neighborhoods down, months across. */
export function CoveragePage() {
  const { data: coverage, isLoading, error, refetch } = useQuery(coverageQuery);
  const status = useQuery(crimeStatusQuery);
  const methods = useQuery(methodsQuery);
  const months = coverage === undefined ? null : coverageMonths(coverage);
  return (
    <TextPage
      title="coverage.title"
      waiting={isLoading || status.isLoading || methods.isLoading}
      wide
    >
      {import.meta.env.SSR && <OurDataDescription of="data-coverage" />}
      {error && <FailureNotice text="coverage.failed" onRetry={() => void refetch()} />}
      {coverage && months === null && (
        <p>
          <Text id="data.emptyLead" />
        </p>
      )}
      {coverage && months !== null && (
        <CoverageContent
          coverage={coverage}
          months={months}
          status={status.data}
          methods={methods.data}
        />
      )}
    </TextPage>
  );
}

function CoverageContent({
  coverage,
  months,
  status,
  methods,
}: {
  coverage: CrimeCoverage;
  months: MonthRange;
  status: CrimeStatus | undefined;
  methods: MethodsReply | undefined;
}) {
  const intl = useIntl();
  const text = useText();
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const { agencies, areas } = coverage;
  const chosen = areas.find(({ id }) => id === query.get('area'));
  const supplying = agencies.filter(({ runs }) =>
    runs.some(({ state }) => state !== 'not-recorded'),
  );
  const countOf = (agency: string) => areas.filter((area) => area.agencies.includes(agency)).length;
  const largestFirst = supplying.toSorted(
    (a, b) => countOf(b.agency) - countOf(a.agency) || a.name.localeCompare(b.name),
  );
  const silent = agencies.filter((agency) => !supplying.includes(agency));
  const unpoliced = areas.filter((area) => area.agencies.length === 0);
  return (
    <>
      <p>
        <Text id="coverage.lead" values={{ range: formatRange(intl, months) }} />{' '}
        <Text id="coverage.apart" />{' '}
        <Link to={pagePath({ kind: 'method' })}>
          <Text id="coverage.toMethod" />
        </Link>
      </p>
      <CoverageLegend withChange={agencies.some(({ change_over }) => change_over !== null)} />
      <search className={styles.search} aria-label={text('coverage.find')}>
        <p>
          <Text id="coverage.find" />
        </p>
        <SearchForm>
          <AreaSearch
            prompt={text('coverage.findHint')}
            areas={areas}
            onChoose={(id) => void navigate(coveragePath(id))}
          />
        </SearchForm>
      </search>
      {chosen && (
        <ChosenArea
          coverage={coverage}
          area={chosen}
          months={months}
          status={status}
          methods={methods}
        />
      )}
      <h2>
        <Text id="coverage.byAgency" />
      </h2>
      <p>
        <Text id="coverage.byAgencyText" />
      </p>
      <YearsAxis months={months} isIndented />
      {largestFirst.map((agency) => (
        // hundreds of rows: each department hydrates separately, and the page responds in between
        <Suspense key={agency.agency}>
          <AgencyCoverage
            coverage={coverage}
            agency={agency}
            months={months}
            chosen={chosen?.id ?? null}
          />
        </Suspense>
      ))}
      <CoverageTable
        title={text('coverage.byAgency')}
        lines={largestFirst.map(({ agency, name, runs }) => ({
          key: agency,
          name: localName(intl, name),
          runs,
        }))}
      />
      {silent.length > 0 && (
        <section className={styles.section} aria-labelledby="coverage-silent">
          <h2 id="coverage-silent">
            <Text id="coverage.silent" />
          </h2>
          <p>
            <Text id="coverage.silentText" />
          </p>
          <ul className={styles.names}>
            {silent.map(({ agency, name }) => (
              <li key={agency}>
                {localName(intl, name)}:{' '}
                {intl.formatList(
                  areas.filter((area) => area.agencies.includes(agency)).map((area) => area.name),
                )}
              </li>
            ))}
          </ul>
        </section>
      )}
      {unpoliced.length > 0 && (
        <section className={styles.section} aria-labelledby="coverage-nobody">
          <h2 id="coverage-nobody">
            <Text id="coverage.nobody" />
          </h2>
          <p>{intl.formatList(unpoliced.map(({ name }) => name))}</p>
        </section>
      )}
    </>
  );
}

import type { CrimeStatus } from '@townlight/contract/crime';
import { pagePath } from '@townlight/domain/pages';
import { parseYearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Link, useSearchParams } from 'react-router';
import { formatMonth } from '../../../i18n/figures.ts';
import { formatCrimeInSentence } from '../../../i18n/names.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { TrackerPeriod } from '../../../period/tracker-period.ts';
import { DataSource } from '../../../provenance/DataSource.tsx';
import { HowSure } from '../../../provenance/HowSure.tsx';
import styles from './CrimeHowSure.module.css';
import type { Headline } from './headline.ts';

/** What limits the figures of a tracker, behind the line of their reach. */
export function CrimeHowSure(props: {
  status: CrimeStatus;
  period: TrackerPeriod;
  headline: Headline | null;
  /** Whether the page is about one crime type, which needs no list of what all crime leaves out. */
  ofOneType?: boolean;
  /** The limits of this page's own figures, as paragraphs. */
  children?: ReactNode;
  links?: ReactNode;
}) {
  const { status, period, headline } = props;
  const [search] = useSearchParams();
  const yearly = new URLSearchParams(search);
  yearly.set('history', 'yearly');
  return (
    <>
      <HowSure line={<Reach status={status} />}>
        {props.children}
        {headline !== null && headline.certainty.length > 0 && (
          <p>{headline.certainty.join(' ')}</p>
        )}
        {period.history === 'monthly' && (
          <p>
            <Text
              id="sure.month"
              values={{ a: (chunks) => <Link to={{ search: yearly.toString() }}>{chunks}</Link> }}
            />
          </p>
        )}
        <Provisional status={status} period={period} />
        {!props.ofOneType && <Basket types={status.outside_all_crime} />}
        {(['Residents', 'Reports', 'Small', 'Ranking'] as const).map((caution) => (
          <p key={caution}>
            <Text id={`truth.caution${caution}`} />
          </p>
        ))}
        <p className={styles.source}>
          <DataSource status={status} />
          <span className={styles.links}>
            <Link to={pagePath({ kind: 'method' })}>
              <Text id="truth.method" />
            </Link>
            {props.links}
          </span>
        </p>
      </HowSure>
      <p className={styles.printed}>
        <DataSource status={status} />
      </p>
    </>
  );
}

function Reach({ status }: { status: CrimeStatus }) {
  const intl = useIntl();
  const through = parseYearMonth(status.data_through ?? '');
  if (through === null) return null;
  const from = parseYearMonth(status.provisional_from ?? '');
  const month = formatMonth(intl, through);
  if (from === null || from > through) return <Text id="sure.through" values={{ month }} />;
  if (from === through) return <Text id="sure.provisional" values={{ month }} />;
  const provisional = formatMonth(intl, from);
  return <Text id="sure.provisionalSince" values={{ month, provisional }} />;
}

function Provisional({ status, period }: { status: CrimeStatus; period: TrackerPeriod }) {
  const intl = useIntl();
  const from = parseYearMonth(status.provisional_from ?? '');
  if (from === null || from > period.range.to) return null;
  const month = formatMonth(intl, from);
  return (
    <p>
      <Text
        id={from === period.range.to ? 'sure.provisionalMonth' : 'sure.provisionalMonths'}
        values={{ month }}
      />
    </p>
  );
}

function Basket({ types }: { types: readonly string[] }) {
  const intl = useIntl();
  if (types.length === 0) return null;
  const names = intl.formatList(types.map((name) => formatCrimeInSentence(intl, name)));
  return (
    <p>
      <Text id="truth.cautionBasket" values={{ types: names }} />
    </p>
  );
}

import { useQuery } from '@tanstack/react-query';
import { CORONAVIRUS_CHART_DAYS, CORONAVIRUS_MEAN_DAYS } from '@townlight/domain/coronavirus';
import { pagePath } from '@townlight/domain/pages';
import { useIntl } from 'react-intl';
import { Sparkline } from '../../../charts/Sparkline.tsx';
import { combineLoads } from '../../../http/loads.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { GlanceCard } from '../../../page/GlanceCard.tsx';
import type { PanelArea } from '../../../page/NeighborhoodPanel.tsx';
import { coronavirusTrendQuery } from '../api/coronavirus-queries.ts';

/** Days per bar: with fewer the bars would be too thin. */
const DAYS_PER_BAR = 5;

/** Shows the last week of the series, and its last 255 days as 7-day means. */
export function CoronavirusGlance({ area }: PanelArea) {
  const intl = useIntl();
  const text = useText();
  const trend = useQuery(coronavirusTrendQuery(area));
  const days = trend.data ?? [];
  const last = days.at(-1);
  const mean = last?.mean_7_days ?? null;
  const withheld = days.slice(-CORONAVIRUS_MEAN_DAYS - 1).some(({ flag }) => flag === 'withheld');
  const bars = days
    .filter((_, at) => (days.length - 1 - at) % DAYS_PER_BAR === 0)
    .map(({ mean_7_days }) => ({ value: mean_7_days, color: 'var(--infection-5)' }));
  const fallbackMessage = () => {
    if (trend.data === undefined) return 'app.loading';
    if (last === undefined) return 'glance.noCases';
    return withheld ? 'glance.casesWithheld' : 'glance.casesUnknown';
  };
  return (
    <GlanceCard
      id="coronavirus"
      title={<Text id="nav.coronavirus" />}
      sentence={
        mean === null || last === undefined ? (
          <Text id={fallbackMessage()} />
        ) : (
          <Text
            id="glance.cases"
            values={{
              cases: intl.formatNumber(mean, { maximumFractionDigits: mean < 1 ? 1 : 0 }),
              day: intl.formatDate(`${last.date}T12:00:00Z`, {
                timeZone: 'UTC',
                dateStyle: 'long',
              }),
            }}
          />
        )
      }
      loads={trend.data === undefined ? combineLoads([trend], []) : null}
      chart={
        bars.some(({ value }) => value !== null) && (
          <Sparkline
            bars={bars}
            label={text('glance.casesChart', { days: CORONAVIRUS_CHART_DAYS })}
          />
        )
      }
      link={{
        to: pagePath({ kind: 'coronavirus', area }),
        text: <Text id="glance.onCoronavirusMap" />,
      }}
    />
  );
}

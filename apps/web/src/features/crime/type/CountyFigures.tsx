import { TREND_MONTHS } from '@townlight/domain/crime';
import { addMonths } from '@townlight/domain/time';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatRate } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import { formatPeriodPhrase } from '../../../period/period-text.ts';
import { computeCountyRate } from '../figures/county-rate.ts';
import { countInRange } from '../figures/month-counts.ts';
import { big, bigText, Figures } from '../report/Figures.tsx';
import type { CrimeTypeData } from './use-crime-type-data.ts';

/** The reports of the period and of 12 months of a crime type in the county, and its rate. */
export function CountyFigures({ data }: { data: CrimeTypeData }) {
  const intl = useIntl();
  const { areas, trends } = data;
  const { period } = data.time;
  const rate = useMemo(() => areas && computeCountyRate(areas), [areas]);
  if (areas === null || trends === null || period === null) return null;
  const { to } = period.range;
  const phrase = formatPeriodPhrase(intl, period.range, to);
  const year = { from: addMonths(to, 1 - TREND_MONTHS), to };
  return (
    <Figures
      figures={[
        {
          label: <Text id="kinds.reports" />,
          value: big(intl.formatNumber(countInRange(trends, period.range).count)),
          note: phrase,
        },
        {
          label: <Text id="tracker.inYear" />,
          value: big(intl.formatNumber(countInRange(trends, year).count)),
        },
        {
          label: <Text id="figure.rate" />,
          value:
            rate === null
              ? bigText(<Text id="tracker.notAvailable" />)
              : big(formatRate(intl, rate)),
          note: <Text id="figure.rateBase" />,
        },
      ]}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { findPossibleWorseCategory } from '@townlight/domain/air';
import { pagePath } from '@townlight/domain/pages';
import { county } from '../../i18n/county.ts';
import { Text } from '../../i18n/Text.tsx';
import { useText } from '../../i18n/use-text.ts';
import { StartTile } from '../../page/StartTile.tsx';
import { airUpdateQuery, aqiQuery } from './api/air-queries.ts';
import { CATEGORY_LABEL_IDS, categoryColorStyle } from './figures/category-style.ts';
import { useRecordSpan } from './record-span/use-record-span.ts';

/** Shows the air at the county's default place in the current hour. */
export function AirTile() {
  const text = useText();
  const { defaultAirPlace: point } = county;
  const update = useQuery(airUpdateQuery);
  const span = useRecordSpan(update.data);
  const aqi = useQuery(aqiQuery(span && { point, hour: span.current, scale: 'site' }));
  const reading = aqi.data;
  const isWaiting = update.isPending || aqi.isLoading;
  return (
    <StartTile
      to={pagePath({ kind: 'air', place: null })}
      title={
        <Text
          id={span?.isOutdated ? 'start.airThen' : 'start.air'}
          values={{ place: point.label }}
        />
      }
      color={reading ? categoryColorStyle(reading.aqi_category)['--air'] : undefined}
      text={
        reading ? (
          <Text
            id={mayBeWorse(reading) ? 'start.airWorse' : 'start.airNow'}
            values={{
              aqi: reading.beyond_index ? `${reading.aqi}+` : reading.aqi,
              category: text(CATEGORY_LABEL_IDS[reading.aqi_category]).toLocaleLowerCase(),
            }}
          />
        ) : (
          !isWaiting && <Text id="start.airMap" />
        )
      }
    />
  );
}

function mayBeWorse(reading: {
  pm25: number;
  error_pm25: number | null;
  one_in_ten_pm25: number | null;
}) {
  const { pm25, error_pm25, one_in_ten_pm25: oneInTen } = reading;
  return (
    oneInTen !== null &&
    findPossibleWorseCategory(pm25, Math.max(oneInTen, error_pm25 ?? 0)) !== null
  );
}

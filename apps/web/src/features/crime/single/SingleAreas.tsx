import { RANKING_ROWS } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { AreaShortlist } from '../../../area-map/AreaShortlist.tsx';
import { formatMonth } from '../../../i18n/figures.ts';
import { Text } from '../../../i18n/Text.tsx';
import type { SafetyMapData } from '../safety-map/use-safety-map-data.ts';
import type { RecentCounts } from './use-singly-counted-crime-history.ts';

/** The areas with reports of crimes of which each one matters, most first, with the last 36 months. */
export function SingleAreas(props: {
  data: SafetyMapData;
  single: RecentCounts;
  onChoose: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { data, single } = props;
  const recentOf = (id: AreaId) => single.counts.get(id) ?? 0;
  const areas = [...(data.crimes?.values() ?? [])]
    .map(({ id, total_crime_count }) => ({ id, count: total_crime_count ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || recentOf(b.id) - recentOf(a.id))
    .slice(0, RANKING_ROWS);
  return (
    <AreaShortlist
      title={<Text id="single.where" />}
      lead={<Text id="single.lead" values={{ since: formatMonth(intl, single.since) }} />}
      note={data.crimes && areas.length === 0 && <Text id="single.none" />}
      areas={areas.map(({ id, count }) => ({
        id,
        name: data.names.get(id) ?? id,
        figure: `${intl.formatNumber(count)} (${intl.formatNumber(recentOf(id))})`,
      }))}
      onChoose={props.onChoose}
    />
  );
}

import type { AreaTrajectory } from '@townlight/contract/crime';
import type { CrimeOverview } from '@townlight/contract/crime-overview';
import { relativeChange } from '@townlight/domain/crime';
import type { AreaId } from '@townlight/domain/places';
import type { MonthRange } from '@townlight/domain/time';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { AreaShortlist } from '../../../area-map/AreaShortlist.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { createGetText } from '../../../i18n/use-text.ts';
import { formatPeriodTitle } from '../../../period/period-text.ts';
import { formatShare } from './county-change.ts';
import styles from './Overview.module.css';

/** The areas with a clear change, the strongest evidence first, each with both figures. */
export function ClearChanges(props: {
  /** Undefined while it loads: the list reserves its height. */
  overview: CrimeOverview | undefined;
  before: MonthRange;
  names: ReadonlyMap<AreaId, string>;
  onChoose: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { overview, names } = props;
  const before = formatPeriodTitle(intl, props.before);
  const isNone = overview?.most_changed.length === 0;
  return (
    <AreaShortlist
      title={<Text id="changed.title" />}
      lead={
        overview && !isNone ? (
          <Text
            id="changed.lead"
            values={{ rises: overview.rises, falls: overview.falls, before }}
          />
        ) : (
          <span className={styles.line} />
        )
      }
      note={isNone && <Text id="changed.none" values={{ before }} />}
      areas={(overview?.most_changed ?? []).map((area) => ({
        id: area.id,
        name: names.get(area.id) ?? area.id,
        figure: changeText(intl, area),
      }))}
      onChoose={props.onChoose}
    />
  );
}

/** `▲ up 41%: 190, then 268` */
function changeText(intl: IntlShape, area: AreaTrajectory): string {
  const [count, before] = [area.total_crime_count ?? 0, area.compared_total_crime_count ?? 0];
  const change = relativeChange(count, before);
  return createGetText(intl)(area.direction === 'up' ? 'changed.up' : 'changed.down', {
    change: change === null ? 'none' : formatShare(intl, change),
    before,
    count,
  });
}

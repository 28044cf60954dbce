import type { AreaTrajectory } from '@townlight/contract/crime';
import type { CrimeOverview } from '@townlight/contract/crime-overview';
import type { AreaId } from '@townlight/domain/places';
import type { IntlShape } from 'react-intl';
import { useIntl } from 'react-intl';
import { AreaShortlist } from '../../../area-map/AreaShortlist.tsx';
import { Text } from '../../../i18n/Text.tsx';
import { createGetText } from '../../../i18n/use-text.ts';
import { toUsualCounts } from '../figures/count-changes.ts';
import { formatUsualRange } from '../figures/usual-text.ts';
import styles from './Overview.module.css';

/** The areas that are called higher or lower than usual, the strongest evidence first, each with both figures. */
export function ClearChanges(props: {
  /** Undefined while it loads: the list reserves its height. */
  overview: CrimeOverview | undefined;
  names: ReadonlyMap<AreaId, string>;
  onChoose: (id: AreaId) => void;
}) {
  const intl = useIntl();
  const { overview, names } = props;
  const isNone = overview?.most_changed.length === 0;
  return (
    <AreaShortlist
      title={<Text id="changed.title" />}
      lead={
        overview && !isNone ? (
          <Text id="changed.lead" values={{ rises: overview.rises, falls: overview.falls }} />
        ) : (
          <span className={styles.line} />
        )
      }
      note={isNone && <Text id="changed.none" />}
      areas={(overview?.most_changed ?? []).map((area) => ({
        id: area.id,
        name: names.get(area.id) ?? area.id,
        figure: figureText(intl, area),
      }))}
      onChoose={props.onChoose}
    />
  );
}

/** `▲ 268, usually 150 to 215` */
function figureText(intl: IntlShape, area: AreaTrajectory): string {
  return createGetText(intl)('changed.figure', {
    arrow: area.direction === 'up' ? '▲' : '▼',
    count: area.total_crime_count,
    usual: formatUsualRange(intl, toUsualCounts(area)),
  });
}

import type { AreaTrajectory } from '@townlight/contract/crime';
import type { AreaId } from '@townlight/domain/places';
import { type MonthRange, rangeBefore } from '@townlight/domain/time';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { formatRange } from '../../language/figures.ts';
import { useText } from '../../language/use-text.ts';
import { Legend } from '../../map/Legend.tsx';
import { periodTitle } from '../../time/period-text.ts';
import { unchangedBecause } from '../figures/area-standing.ts';
import type { AreaTones } from '../figures/area-tones.ts';
import { chosenKind } from '../figures/kind-text.ts';
import type { MapMode } from './safety-map-state.ts';

/** What the colours mean, in the words of the state. */
export const MapLegend = memo(function MapLegend(props: {
  mode: MapMode;
  bigBundle: string | null;
  smallBundles: readonly string[];
  range: MonthRange;
  tones: AreaTones;
  trajectories: ReadonlyMap<AreaId, AreaTrajectory> | undefined;
}) {
  const intl = useIntl();
  const text = useText();
  const { mode, range } = props;
  const tones = [...props.tones.values()];
  const shown = mode === 'traj' ? [...(props.trajectories?.values() ?? [])] : [];
  const because = new Set(shown.map(unchangedBecause));
  const broken = because.has('break');
  const states = {
    missing: broken
      ? because.has('incomplete') || because.has('outlier') || because.has('incomplete-outlier')
      : tones.some((tone) => tone.level === null),
    broken,
    few: tones.some((tone) => tone.few),
  };
  const period = periodTitle(intl, range);
  if (mode === 'traj') {
    return (
      <Legend
        title={text('legend.trend', {
          period: formatRange(intl, range, 'short'),
          before: formatRange(intl, rangeBefore(range), 'short'),
        })}
        ramp="trend"
        low="legend.trendLower"
        middle="legend.trendMiddle"
        high="legend.trendHigher"
        {...states}
      />
    );
  }
  const kind = chosenKind(intl, props);
  return (
    <Legend
      title={
        kind === null ? text('legend.rate', { period }) : text('legend.rateOf', { kind, period })
      }
      ramp="crime"
      low="legend.lower"
      high="legend.higher"
      {...states}
    />
  );
});

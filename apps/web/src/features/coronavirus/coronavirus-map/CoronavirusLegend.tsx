import { memo } from 'react';
import { useText } from '../../../i18n/use-text.ts';
import { Legend, type LegendState } from '../../../map/legend/Legend.tsx';
import type { CountyCases } from './area-cases.ts';
import { INFECTION_RAMP } from './case-tones.ts';

/** From Lower Infection Rate to Higher Infection Rate, and each area state that occurs on the map. // spec 2 */
export const CoronavirusLegend = memo(function CoronavirusLegend(props: { cases: CountyCases }) {
  const text = useText();
  const areas = [...props.cases.areas.values()];
  const has = (standing: string) => areas.some((area) => area.standing === standing);
  const states: LegendState[] = [];
  if (has('withheld')) states.push({ swatch: 'withheld', text: 'coronavirus.withheld' });
  if (has('none') && has('unranked'))
    states.push({ swatch: 'missing', text: 'coronavirus.legend.noneOrUnranked' });
  else if (has('none')) states.push({ swatch: 'missing', text: 'coronavirus.none' });
  else if (has('unranked')) states.push({ swatch: 'missing', text: 'coronavirus.unranked' });
  if (areas.some(({ standing, record }) => standing === 'ranked' && record?.partial))
    states.push({ swatch: 'hatched', text: 'coronavirus.partial' });
  return (
    <Legend
      title={text('coronavirus.legend')}
      ramp={INFECTION_RAMP}
      labels={['coronavirus.legend.lower', 'coronavirus.legend.higher']}
      states={states}
    />
  );
});

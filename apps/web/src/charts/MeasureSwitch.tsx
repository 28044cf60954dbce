import { useText } from '../i18n/use-text.ts';
import { SwitchGroup } from '../ui/SwitchGroup.tsx';
import type { Measure } from './bar-points.ts';

/** Switches between counts and rates per 100,000 residents. */
export function MeasureSwitch(props: { measure: Measure; onMeasure: (measure: Measure) => void }) {
  const text = useText();
  return (
    <SwitchGroup
      label={text('measure.label')}
      param="measure"
      choices={[
        { value: 'rate', text: text('measure.rate') },
        { value: 'count', text: text('measure.count') },
      ]}
      chosen={props.measure}
      onChoose={props.onMeasure}
    />
  );
}

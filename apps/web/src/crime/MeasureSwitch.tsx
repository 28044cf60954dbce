import { useText } from '../app/use-text.ts';
import type { Measure } from '../charts/bar-points.ts';
import { SwitchGroup } from '../trackers/SwitchGroup.tsx';

/** Count or rate: the reports themselves, or reports per 100,000 residents. */
export function MeasureSwitch(props: { measure: Measure; onMeasure: (measure: Measure) => void }) {
  const text = useText();
  return (
    <SwitchGroup
      label={text('measure.label')}
      choices={[
        { value: 'rate', text: text('measure.rate') },
        { value: 'count', text: text('measure.count') },
      ]}
      chosen={props.measure}
      onChoose={props.onMeasure}
    />
  );
}

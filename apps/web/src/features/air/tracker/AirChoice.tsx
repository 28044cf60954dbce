import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import lead from '../../../page/lead.module.css';
import { ScaleSwitch } from '../figures/ScaleSwitch.tsx';
import type { AirTrackerChange } from './air-tracker-path.ts';
import { HourChoice } from './HourChoice.tsx';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** The choice of the day, the hour and the scale. */
export function AirChoice(props: {
  data: AirTrackerData;
  addressOf: (change: AirTrackerChange) => string;
  onChange: (change: AirTrackerChange) => void;
}) {
  const { data, addressOf, onChange } = props;
  const { shown, hour, span, scale } = data;
  return (
    <div className={lead.choices}>
      {span && (
        <HourChoice
          hour={hour ?? span.current}
          span={span}
          onHour={(wanted) => onChange({ hour: wanted === span.current ? null : wanted })}
        />
      )}
      <ScaleSwitch scale={scale} onScale={(wanted) => onChange({ scale: wanted })} />
      {shown?.kind === 'shown' && shown.isRequested && (
        <Link to={addressOf({ hour: null })}>
          <Text id="airNow.toPresent" />
        </Link>
      )}
    </div>
  );
}

import { Text } from '../../../i18n/Text.tsx';
import { HowSure } from '../../../provenance/HowSure.tsx';
import { AirFacts } from '../figures/AirFacts.tsx';
import { ScaleDifferenceNote } from '../figures/ScaleSwitch.tsx';
import { hourMarkId } from '../record-span/record-span.ts';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** The basis of the estimate and its error, and why other sites differ. */
export function AirHowSure(props: { data: AirTrackerData }) {
  const { aqi, hour, shown, span, scale } = props.data;
  if (!aqi.data || shown?.kind !== 'shown') return null;
  const mark = hour === null || span === null ? null : hourMarkId(hour, span);
  return (
    <HowSure
      line={
        <>
          <Text id={`air.scaleLine.${scale}`} />
          {mark !== null && (
            <>
              {' '}
              · <Text id={mark} />
            </>
          )}
        </>
      }
    >
      <AirFacts reading={aqi.data} />
      <p>
        <ScaleDifferenceNote scale={scale} />
      </p>
      <p>
        <Text id="advice.who" />
      </p>
    </HowSure>
  );
}

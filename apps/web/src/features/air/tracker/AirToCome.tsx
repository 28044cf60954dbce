import type { UsualAirHour } from '@townlight/contract/air/usual';
import type { Hour } from '@townlight/domain/time';
import { Suspense } from 'react';
import { lazyComponent } from '../../../http/lazy-imports.ts';
import { isOffered } from '../../../http/page-settings.ts';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { ErrorBoundary } from '../../../ui/ErrorBoundary.tsx';
import type { AirPoint } from '../api/air-point.ts';
import { UsualAir } from './UsualAir.tsx';

const AirForecast = lazyComponent(
  'air forecast',
  async () => (await import('./forecast/AirForecast.tsx')).AirForecast,
);

/** States AirNow's forecast where the server has one, and the usual air. */
export function AirToCome(props: {
  /** Null where no forecast applies. */
  point: AirPoint | null;
  /** Only the forecast of its day is shown; by default that of all days. */
  hour?: Hour | undefined;
  /** Missing where the usual air would reassure for no reason. */
  usual: UsualAirHour | false | undefined;
  day: 'today' | 'tomorrow' | 'later';
}) {
  const { point, hour, usual, day } = props;
  // as a function, because an import by the forecast would move the component into a separate file
  const renderUsual = (note?: MessageId) =>
    usual && <UsualAir usual={usual} day={day} note={note} />;
  return point && isOffered('air-forecast') ? (
    <ErrorBoundary fallback={() => renderUsual()}>
      <Suspense fallback={<div style={{ height: 220 }} />}>
        <AirForecast point={point} hour={hour} renderUsual={renderUsual} />
      </Suspense>
    </ErrorBoundary>
  ) : (
    renderUsual()
  );
}

import { formatCount } from '../../ingest/format-counts.ts';
import type { ReleaseHandler } from '../../platform/features/release-handler.ts';
import { withdrawForecasts } from './ingest/withdraw-forecasts.ts';

/** Operations on a release of forecasts. */
export const forecastReleaseKind: ReleaseHandler = {
  kind: 'air-forecast',
  async withdraw(client, releaseId) {
    const removed = await withdrawForecasts(client, releaseId);
    return [
      `release ${releaseId} is withdrawn: ${formatCount(removed, 'forecast')} removed`,
      'forecasts that it had replaced do not come back; load the newest file again',
    ];
  },
};

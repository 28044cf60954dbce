import { formatCount } from '../../ingest/format-counts.ts';
import type { ReleaseHandler } from '../../platform/features/release-handler.ts';
import { withdrawReadings } from './ingest/withdraw-readings.ts';

/** Operations on a release of air readings. */
export const airReleaseKind: ReleaseHandler = {
  kind: 'air',
  async withdraw(client, releaseId) {
    const { readings, stations } = await withdrawReadings(client, releaseId);
    return [
      `release ${releaseId} is withdrawn: ${formatCount(readings, 'reading')} removed` +
        (stations.length > 0
          ? `, and ${formatCount(stations.length, 'station')} without any other: ${stations.join(', ')}`
          : ''),
      'readings that it had replaced do not come back; load their files again',
    ];
  },
};

import { counted } from '../loading/counted.ts';
import type { ReleaseKind } from '../platform/parts/release-kind.ts';
import { withdrawReadings } from './ingest/withdraw-readings.ts';

/** Operations on a release of air readings. */
export const airReleases: ReleaseKind = {
  kind: 'air',
  async withdraw(client, releaseId) {
    const { readings, stations } = await withdrawReadings(client, releaseId);
    return [
      `release ${releaseId} is withdrawn: ${counted(readings, 'reading')} removed` +
        (stations.length > 0
          ? `, and ${counted(stations.length, 'station')} without any other: ${stations.join(', ')}`
          : ''),
      'readings that it had replaced do not come back; load their files again',
    ];
  },
};

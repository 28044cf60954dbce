import type { LoadSummary } from '../../ingest/release/describe-load.ts';
import type { AirLoadReport } from './ingest/publish-readings.ts';

/** Describes a load of air readings: its stations, the readings excluded from estimates and the skipped ones. */
export const airLoadDescription: LoadSummary<AirLoadReport> = {
  unit: 'reading',
  details({ stations, flagged, passedOver }) {
    const n = (count: number) => count.toLocaleString('en');
    const flags = Object.entries(flagged).map(([flag, count]) => `${n(count)} ${flag}`);
    const skippedCounts = [
      [passedOver?.otherPollutants, 'of other pollutants'],
      [passedOver?.withoutReading, 'fields without a reading'],
      [passedOver?.farStations, 'of stations out of reach'],
      [passedOver?.unknownStations, 'of unknown stations'],
      [passedOver?.otherInstruments, 'of a second instrument'],
    ] as const;
    const skipped = skippedCounts.flatMap(([count, what]) =>
      count ? [`${n(count)} ${what}`] : [],
    );
    return [
      `stations: ${n(stations)}`,
      ...(flags.length > 0 ? [`excluded from estimates: ${flags.join(', ')}`] : []),
      ...(skipped.length > 0 ? [`skipped: ${skipped.join(', ')}`] : []),
    ];
  },
};

import { startOfHour } from '@townlight/domain/time';
import { HeadMap } from '../../../page/HeadMap.tsx';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** The map of the hour in the head of the tracker, where there is air to show. */
export function AirHourMap({ data }: { data: AirTrackerData }) {
  const { neighborhood, hour, aqi, scale } = data;
  if (!neighborhood || hour === null || (aqi.data === null && !aqi.isLoading)) return null;
  const utc = new Date(startOfHour(hour)).toISOString().slice(0, 13);
  return <HeadMap address={`/images/air/${neighborhood}/hours/${utc}-${scale}`} />;
}

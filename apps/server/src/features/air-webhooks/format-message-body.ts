import { formatHour } from '@townlight/domain/time';
import type { AirCategoryChange, AirSnapshot } from '../air/index.ts';

/** Formats a change as the JSON body of a webhook message. */
export function formatMessageBody({ data }: AirSnapshot, change: AirCategoryChange): string {
  return JSON.stringify({
    id: change.id,
    neighborhood: data.areas.slugs[change.area],
    name: data.areas.names[change.area],
    datetime: formatHour(change.hour, data.timeZone),
    from: change.from,
    to: change.to,
    aqi: change.aqi,
    pm25: change.pm25,
    settled: change.isSettled,
    sample: data.sample,
  });
}

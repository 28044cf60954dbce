import { toCsv } from '@townlight/domain/csv';
import type { AirPlace } from '@townlight/domain/pages';
import { saveFile } from '../../../download/save-file.ts';
import { Text } from '../../../i18n/Text.tsx';
import { categorizeAirHour } from '../figures/air-hour.ts';
import type { AirTrackerData } from './use-air-tracker-data.ts';

/** Downloads the 48 hours as CSV. */
export function AirDownload(props: { place: AirPlace | null; data: AirTrackerData }) {
  const { place, data } = props;
  const { scale } = data;
  const save = () => {
    if (place === null) return;
    const rows = (data.history.data ?? []).map((point) => [
      point.datetime,
      point.aqi,
      categorizeAirHour(point, scale),
      point.pm25,
      scale,
      place.longitude,
      place.latitude,
    ]);
    const head = ['datetime', 'aqi', 'aqi_category', 'pm25', 'scale', 'longitude', 'latitude'];
    saveFile('air-quality-48-hours.csv', toCsv([head, ...rows]), 'text/csv');
  };
  return (
    <button type="button" disabled={!data.history.data?.length} onClick={save}>
      <Text id="download.csv" />
    </button>
  );
}

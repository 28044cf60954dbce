import { parseHour } from '@townlight/domain/time';
import { expect, test } from 'vitest';
import { type AqiPoint, layOutAqiHours } from './aqi-hours-layout.ts';

const hours: AqiPoint[] = Array.from({ length: 48 }, (_, at) => {
  const [day, hour] = [28 + Math.floor(at / 24), at % 24];
  return {
    datetime: `2026-11-${day}T${String(hour).padStart(2, '0')}:00:00-08:00`,
    aqi: 40,
    pm25: 9,
  };
});
const labelsAt = (width: number) =>
  layOutAqiHours(hours, { width, height: 220 }, 'site').clocks.map(({ hour }) => {
    const { datetime } = hours.find((point) => parseHour(point.datetime) === hour) as AqiPoint;
    return Number(datetime.slice(11, 13));
  });

test('a wide chart labels every sixth hour, a narrow one noon', () => {
  expect(labelsAt(880)).toEqual([6, 12, 18, 6, 12, 18]);
  expect(labelsAt(350)).toEqual([12, 12]);
});

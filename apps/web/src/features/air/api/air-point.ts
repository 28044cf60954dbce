import { ALL_SENSORS, DEFAULT_SENSORS } from '@townlight/domain/air';
import type { AirPlace } from '@townlight/domain/pages';
import { formatHour, type Hour } from '@townlight/domain/time';
import { county } from '../../../i18n/county.ts';
import type { PageScale } from '../figures/air-scale.ts';

/** Coordinates of an air estimate. */
export type AirPoint = Pick<AirPlace, 'longitude' | 'latitude'>;

/** Parameters of requests for the air at a point. */
export interface AirRequest {
  readonly point: AirPoint;
  /** `null` is the settled hour, the default of the endpoints. */
  readonly hour: Hour | null;
  readonly scale: PageScale;
  /** The resolved hour, where known: part of the query key, so that an open page refetches when it changes. */
  readonly shown?: Hour | undefined;
}

/** Returns the query parameters; defaults are omitted, so that equal requests have the same address. */
export function toPointParams({ point, hour, scale }: AirRequest) {
  return {
    lat: point.latitude,
    long: point.longitude,
    sensors: sensorsAt(point),
    ...toTimeParams({ hour, scale }),
  };
}

export function toTimeParams({ hour, scale }: Pick<AirRequest, 'hour' | 'scale'>) {
  return {
    datetime: hour === null ? null : formatHour(hour, county.timeZone),
    scale: scale === 'site' ? null : scale,
  };
}

/** Returns the number of stations to use. // spec 7: all stations for the default place, else the nearest four */
function sensorsAt({ longitude, latitude }: AirPoint): number {
  const place = county.defaultAirPlace;
  const isDefault = place.longitude === longitude && place.latitude === latitude;
  return isDefault ? ALL_SENSORS : DEFAULT_SENSORS;
}

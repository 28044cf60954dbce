import { ALL_SENSORS, DEFAULT_SENSORS } from '@townlight/domain/air';
import type { AirPlace } from '@townlight/domain/pages';
import { formatHour, type Hour } from '@townlight/domain/time';
import { county } from '../../language/county.ts';
import type { PageScale } from '../figures/air-scale.ts';

/** A point whose air is asked for. */
export type AirPoint = Pick<AirPlace, 'longitude' | 'latitude'>;

/** What is asked of the calls about a point. */
export interface AirQuestion {
  readonly point: AirPoint;
  /** `null` is the settled hour, as the calls take it by default. */
  readonly hour: Hour | null;
  readonly scale: PageScale;
  /** Which hour that is, where it is known: a page that stays open asks again when there is a new one. */
  readonly shown?: Hour | undefined;
}

/** As the calls take it; what is as they take it by default is left out, so that equal questions have one address. */
export function pointQuery({ point, hour, scale }: AirQuestion) {
  return {
    lat: point.latitude,
    long: point.longitude,
    sensors: sensorsAt(point),
    ...timeQuery({ hour, scale }),
  };
}

export function timeQuery({ hour, scale }: Pick<AirQuestion, 'hour' | 'scale'>) {
  return {
    datetime: hour === null ? null : formatHour(hour, county.timeZone),
    scale: scale === 'site' ? null : scale,
  };
}

/** spec 7: all stations for the default place, else the nearest four */
function sensorsAt({ longitude, latitude }: AirPoint): number {
  const place = county.defaultAirPlace;
  const isDefault = place.longitude === longitude && place.latitude === latitude;
  return isDefault ? ALL_SENSORS : DEFAULT_SENSORS;
}

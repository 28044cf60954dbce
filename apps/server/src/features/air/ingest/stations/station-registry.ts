import { STATION_SEARCH_MARGIN_KM } from '@townlight/domain/air';
import type { Bounds } from '@townlight/domain/county';
import { distanceToBoundsKm } from '@townlight/domain/places';
import type { StationRecord } from '../parsed-reading.ts';

/** Why the readings of a station are skipped. */
export type SkipReason = 'unknown' | 'far';

/** Locations of stations, and which of them a load accepts. */
export class StationRegistry {
  readonly #stations = new Map<string, StationRecord>();
  readonly #far = new Set<string>();
  readonly #bounds: Bounds;

  /** @param bounds of the county */
  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  get accepted(): ReadonlyMap<string, StationRecord> {
    return this.#stations;
  }

  /** Accepts stations regardless of their location: stored ones and those named by the operator. */
  accept(stations: Iterable<StationRecord>): void {
    for (const station of stations) this.#stations.set(station.code, station);
  }

  /** Accepts a station of a wider list if it lies within reach. */
  acceptIfNear(station: StationRecord): void {
    if (this.#stations.has(station.code) || this.#far.has(station.code)) return;
    if (isWithinReach(station, this.#bounds)) this.#stations.set(station.code, station);
    else if (isPlace(station)) this.#far.add(station.code);
  }

  /** Returns whether a station is near enough for estimates of the county's air. */
  isWithinReach(station: StationRecord): boolean {
    return isWithinReach(station, this.#bounds);
  }

  find(code: string): StationRecord | SkipReason {
    return this.#stations.get(code) ?? (this.#far.has(code) ? 'far' : 'unknown');
  }
}

function isPlace({ longitude, latitude }: StationRecord): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 && latitude !== 0;
}

function isWithinReach(station: StationRecord, bounds: Bounds): boolean {
  return isPlace(station) && distanceToBoundsKm(station, bounds) <= STATION_SEARCH_MARGIN_KM;
}

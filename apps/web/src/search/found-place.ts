import type { AreaId } from '@townlight/domain/places';
import { useSyncExternalStore } from 'react';

/** An address or landmark that was chosen, for the pin on the map. */
export interface FoundPlace {
  readonly label: string;
  readonly center: readonly [number, number];
  /** The area that was selected with it: the pin goes when another is. */
  readonly area: AreaId;
}

let found: FoundPlace | null = null;
const listeners = new Set<() => void>();

/** Of this visit only: what somebody has typed is in no address that they may pass on. */
export function setFoundPlace(place: FoundPlace | null): void {
  found = place;
  for (const listener of listeners) listener();
}

export function useFoundPlace(): FoundPlace | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => found,
    () => null,
  );
}

import type { AreaId } from '@townlight/domain/places';
import { useSyncExternalStore } from 'react';

/** A chosen address or landmark, for the pin on the map. */
export interface FoundPlace {
  readonly label: string;
  readonly center: readonly [number, number];
  /** The area selected with it: the pin is hidden when another is selected. */
  readonly area: AreaId;
}

let found: FoundPlace | null = null;
const listeners = new Set<() => void>();

/** Not stored in the address: a shared link must not contain what was typed. */
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

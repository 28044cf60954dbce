import { useSyncExternalStore } from 'react';
import { readStored, store } from '../../ui/browser-storage.ts';
import { parseSavedPlaces, type SavedPlace } from './saved-places.ts';

const KEY = 'own-places';
const NONE: readonly SavedPlace[] = [];
const listeners = new Set<() => void>();
let cached: { readonly text: string | null; readonly places: readonly SavedPlace[] } | undefined;

/** Returns the reader's saved places; they are stored in this browser only, and the server never learns of them. */
export function useSavedPlaces(): readonly SavedPlace[] {
  return useSyncExternalStore(subscribe, readSavedPlaces, () => NONE);
}

/** The same; `null` while they are unknown, as in the first HTML. */
export function useKnownSavedPlaces(): readonly SavedPlace[] | null {
  return useSyncExternalStore(subscribe, readSavedPlaces, () => null);
}

export function storeSavedPlaces(places: readonly SavedPlace[]): void {
  const text = JSON.stringify(places);
  cached = { text, places };
  // where the browser blocks storage, the places last until the page is left
  store(KEY, text);
  for (const changed of listeners) changed();
}

function readSavedPlaces(): readonly SavedPlace[] {
  const text = readStored(KEY) ?? cached?.text ?? null;
  if (cached === undefined || cached.text !== text)
    cached = { text, places: parseSavedPlaces(text) };
  return cached.places;
}

function subscribe(changed: () => void): () => void {
  listeners.add(changed);
  // changed in another window
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

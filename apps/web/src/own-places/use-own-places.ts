import { useSyncExternalStore } from 'react';
import { type OwnPlace, readOwnPlaces } from './own-places.ts';

const KEY = 'own-places';
const NONE: readonly OwnPlace[] = [];
const listeners = new Set<() => void>();
let known: { readonly text: string | null; readonly places: readonly OwnPlace[] } | undefined;

/** Returns the reader's saved places; they are stored in this browser only, and the server never learns of them. */
export function useOwnPlaces(): readonly OwnPlace[] {
  return useSyncExternalStore(follow, kept, () => NONE);
}

export function keepOwnPlaces(places: readonly OwnPlace[]): void {
  const text = JSON.stringify(places);
  known = { text, places };
  try {
    window.localStorage.setItem(KEY, text);
  } catch {
    // without storage the places last until the page is left
  }
  for (const changed of listeners) changed();
}

function kept(): readonly OwnPlace[] {
  let text = known?.text ?? null;
  try {
    text = window.localStorage.getItem(KEY) ?? text;
  } catch {
    // falls back to the copy in memory
  }
  if (known === undefined || known.text !== text) known = { text, places: readOwnPlaces(text) };
  return known.places;
}

function follow(changed: () => void): () => void {
  listeners.add(changed);
  // changed in another window
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

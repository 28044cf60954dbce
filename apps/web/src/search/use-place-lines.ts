import { useQuery } from '@tanstack/react-query';
import type { PlaceSuggestion } from '@townlight/contract/place-search';
import type { Partition, PlaceType } from '@townlight/domain/places';
import { useMemo, useState } from 'react';
import { useText } from '../language/use-text.ts';
import type { ChosenPlace } from './chosen-place.ts';
import { matchAreas, type SearchableArea } from './match-areas.ts';
import type { Suggestion } from './SearchBox.tsx';
import { sayNear } from './say-uncertain.ts';
import { useDebounced } from './use-debounced.ts';

// spec 9: address search debounce 500 ms
const DEBOUNCE_MS = 500;
// spec 9: search suggestions at most 5
const MOST_LINES = 5;
/** So many areas of the page stay where they are when the server's places come in. */
const AREAS_KEPT = 3;

export interface PlaceLine extends Suggestion {
  readonly place: ChosenPlace;
}

export interface PlaceLines {
  readonly lines: readonly PlaceLine[];
  /** What stands in place of a list. */
  readonly said: string | null;
  /** Whether the lines are all that there will be for what is typed. */
  readonly complete: boolean;
  /** Asks the server at once. */
  readonly hurry: () => void;
}

/**
 * Suggestions for what is typed: areas of the page at once, places that the server knows after a pause. An answer to
 * words that are no longer typed is not shown, and its request is broken off.
 */
export function usePlaceLines(
  typed: string,
  given: {
    areas: readonly SearchableArea[];
    partition: Partition;
    types: readonly PlaceType[];
    /** Longitude and latitude of what the reader looks at: what is near comes first. */
    near: readonly [number, number] | undefined;
  },
): PlaceLines {
  const text = useText();
  const { areas, partition, types, near } = given;
  // spec 5: lowercased and trimmed, blank input is ignored
  const words = typed.trim().toLowerCase();
  const settled = useDebounced(words, DEBOUNCE_MS);
  const [hurried, setHurried] = useState('');
  const due = words !== '' && (settled === words || hurried === words);
  const query = useQuery({
    queryKey: ['places', types, near, words],
    enabled: due,
    staleTime: 5 * 60_000,
    gcTime: 5 * 60_000,
    retry: 1,
    queryFn: async ({ signal }) =>
      (await import('./ask-places.ts')).askPlaces(words, { types, near }, signal),
  });
  const own = useMemo(
    () => matchAreas(areas, words).map((area) => ownLine(area, partition)),
    [areas, words, partition],
  );
  const lines = useMemo(
    () =>
      mergeLines(
        own,
        (query.data?.found ?? []).map((found) => serverLine(text, found)),
      ),
    [own, query.data, text],
  );
  const complete = due && (query.isSuccess || query.isError);
  return { lines, complete, said: saidOf(), hurry: () => setHurried(words) };

  function saidOf(): string | null {
    if (words === '' || lines.length > 0) return null;
    if (query.isError && due) return text('search.failed');
    if (!complete) return text('search.searching');
    return query.data?.knowsAddresses === false && /\d/.test(words)
      ? text('search.noAddresses')
      : text('search.nonePlace');
  }
}

function ownLine({ id, name }: SearchableArea, partition: Partition): PlaceLine {
  return {
    key: `${partition} ${id}`,
    label: name,
    place: {
      type: partition === 'zipcodes' ? 'postcode' : 'neighborhood',
      label: name,
      center: null,
      neighborhood: partition === 'neighborhoods' ? id : null,
      area: { partition, id },
    },
  };
}

function serverLine(text: ReturnType<typeof useText>, suggestion: PlaceSuggestion): PlaceLine {
  const { type, label, address, center, neighborhood, area, certainty, neighbors } = suggestion;
  const partition = type === 'postcode' ? 'zipcodes' : 'neighborhoods';
  const rest = address.startsWith(`${label}, `) ? address.slice(label.length + 2) : address;
  const details = [sayNear(text, neighbors), rest === label ? null : rest];
  const detail = details.filter((part) => part !== null).join(' · ');
  return {
    key: area === null ? `${label} ${center}` : `${partition} ${area}`,
    label,
    detail: detail === '' ? undefined : detail,
    place: {
      type,
      label: certainty === 'near' ? text('search.near', { place: label }) : label,
      address: label,
      certainty,
      neighbors,
      center,
      neighborhood,
      area: area === null ? null : { partition, id: area },
    },
  };
}

/** What is shown already stays in its place; what comes later fills the end of the list. */
export function mergeLines(own: readonly PlaceLine[], theirs: readonly PlaceLine[]): PlaceLine[] {
  const known = new Set(own.map(({ key }) => key));
  const others = theirs.filter(({ key }) => !known.has(key));
  const kept = own.slice(0, Math.max(AREAS_KEPT, MOST_LINES - others.length));
  return [...kept, ...others].slice(0, MOST_LINES);
}

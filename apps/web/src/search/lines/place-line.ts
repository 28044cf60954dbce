import type { Partition } from '@townlight/domain/places';
import type { ChosenPlace } from '../chosen-place.ts';
import type { SearchableArea, SearchTopic } from '../match-areas.ts';
import type { Suggestion } from '../SearchBox.tsx';

/** A line of the place search. */
export interface PlaceLine extends Suggestion {
  /** What the line selects: a place, a topic of the page, or another page. */
  readonly choice:
    | { readonly place: ChosenPlace }
    | { readonly topic: SearchTopic }
    | { readonly path: string };
}

/** Returns the line of an area of the page. */
export function createAreaSuggestion(
  { id, name }: SearchableArea,
  partition: Partition,
): PlaceLine & { choice: { place: ChosenPlace } } {
  return {
    key: `${partition} ${id}`,
    label: name,
    choice: {
      place: {
        type: partition === 'zipcodes' ? 'postcode' : 'neighborhood',
        label: name,
        center: null,
        neighborhood: partition === 'neighborhoods' ? id : null,
        area: { partition, id },
      },
    },
  };
}

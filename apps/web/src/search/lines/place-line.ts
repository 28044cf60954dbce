import type { ChosenPlace } from '../chosen-place.ts';
import type { Suggestion } from '../SearchBox.tsx';
import type { SearchTopic } from '../search-topics.ts';

/** A line of the search for places. */
export interface PlaceLine extends Suggestion {
  /** What is chosen with it: a place, or what the page looks for beside places. */
  readonly choice: { readonly place: ChosenPlace } | { readonly topic: SearchTopic };
}

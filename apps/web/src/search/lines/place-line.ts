import type { ChosenPlace } from '../chosen-place.ts';
import type { Suggestion } from '../SearchBox.tsx';
import type { SearchTopic } from '../search-topics.ts';

/** A line of the place search. */
export interface PlaceLine extends Suggestion {
  /** What the line selects: a place, a topic of the page, or another page. */
  readonly choice:
    | { readonly place: ChosenPlace }
    | { readonly topic: SearchTopic }
    | { readonly path: string };
}

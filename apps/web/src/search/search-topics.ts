import type { SearchableArea } from './match-areas.ts';

/** What a page looks for beside places: a type of crime, say. */
export interface SearchTopic extends SearchableArea {
  readonly choose: () => void;
}

export interface SearchTopics {
  readonly key: string;
  /** What a topic is: stands under its name. */
  readonly detail: string;
  /** Asked with the first letter that is typed. */
  readonly load: () => Promise<readonly SearchTopic[]>;
}

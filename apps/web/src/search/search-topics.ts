import type { SearchableArea } from './match-areas.ts';

/** A searchable topic other than a place, such as a type of crime. */
export interface SearchTopic extends SearchableArea {
  readonly choose: () => void;
}

export interface SearchTopics {
  readonly key: string;
  /** The kind of topic: shown under its name. */
  readonly detail: string;
  /** Called with the first character that is typed. */
  readonly load: () => Promise<readonly SearchTopic[]>;
}

import type { MessageId } from '../language/messages/en.ts';

/** What a page adds to the ways of sharing it. */
export interface ShareItem {
  readonly text: MessageId;
  readonly onChoose: () => void;
}

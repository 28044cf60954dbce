import type { MessageId } from '../i18n/messages/en.ts';

/** A page-specific item of the share menu. */
export interface ShareItem {
  readonly text: MessageId;
  readonly onChoose: () => void;
}

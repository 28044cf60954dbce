import type { MessageId } from '../i18n/messages/en.ts';

/** A page-specific item of the share menu. */
export interface ShareItem {
  readonly text: MessageId;
  readonly onChoose: () => void;
}

/**
 * Returns the address to share: of the current page with its state, or of another page. The `#` of an address is not
 * part of a page's state.
 */
export function sharedAddress(here: string, other?: string): string {
  const address = new URL(other ?? here, here);
  address.hash = '';
  return address.href;
}

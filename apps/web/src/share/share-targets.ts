import type { MessageId } from '../i18n/messages/en.ts';

export interface ShareTarget {
  readonly text: MessageId;
  readonly url: (page: string) => string;
}

// spec 7: Facebook, Twitter and LinkedIn open in a popup window
export const SHARE_TARGETS: readonly ShareTarget[] = [
  {
    text: 'share.facebook',
    url: (page) => `https://www.facebook.com/sharer/sharer.php?u=${encodeURIComponent(page)}`,
  },
  { text: 'share.x', url: (page) => `https://x.com/intent/post?url=${encodeURIComponent(page)}` },
  {
    text: 'share.linkedin',
    url: (page) =>
      `https://www.linkedin.com/sharing/share-offsite/?url=${encodeURIComponent(page)}`,
  },
];

// spec 7: a popup window of 550 by 420
export const SHARE_POPUP = 'popup,noopener,noreferrer,width=550,height=420';

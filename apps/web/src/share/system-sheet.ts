import { useMedia } from '../look/use-media.ts';

/** What is handed to the sheet with which a phone or tablet shares. */
export interface SharedPage {
  /** What e-mail takes as its subject. */
  readonly title: string;
  readonly text: string;
  readonly url: string;
}

/** Whether the reader's device has such a sheet; on a desk the menu's targets are at hand. Not before the page is taken over. */
export function useSystemSheet(): boolean {
  const byFinger = useMedia('(pointer: coarse)');
  return byFinger && typeof navigator.share === 'function';
}

/** Opens the sheet; false where that failed. A reader who closes it has changed their mind, which is no failure. */
export async function shareBySystem(page: SharedPage): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

import { useMedia } from '../ui/screen.ts';

/** The content for the share sheet of a phone or tablet. */
export interface SharedPage {
  /** The subject of an e-mail. */
  readonly title: string;
  readonly text: string;
  readonly url?: string;
  readonly files?: File[];
}

/** Returns whether the device has a share sheet; on a desktop the menu is used. False until hydration. */
export function useSystemShareSheet(): boolean {
  const byFinger = useMedia('(pointer: coarse)');
  return byFinger && typeof navigator.share === 'function';
}

/** Opens the sheet; returns false where that failed. Closing the sheet is not a failure. */
export async function shareBySystem(page: SharedPage): Promise<boolean> {
  try {
    await navigator.share(page);
    return true;
  } catch (failure) {
    return failure instanceof DOMException && failure.name === 'AbortError';
  }
}

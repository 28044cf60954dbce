import { readStored, store } from '../../ui/browser-storage.ts';

const KEY = 'search-key';

/** Returns whether `/` opens the search; a reader can switch it off (WCAG 2.1.4). */
export function isSearchKeyOn(): boolean {
  return readStored(KEY) !== 'off';
}

export function switchSearchKey(on: boolean): void {
  store(KEY, on ? null : 'off');
}

/** Returns whether a key press is text, without a key that makes it a command. */
export function isText({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !(ctrlKey || metaKey || altKey);
}

/** Returns whether a key press opens the search: `/` outside of fields. */
export function opensSearch(event: KeyboardEvent): boolean {
  const { key, target, defaultPrevented } = event;
  return (
    key === '/' &&
    isText(event) &&
    !defaultPrevented &&
    !(target as Element).closest('input,textarea,select,[contenteditable]') &&
    isSearchKeyOn()
  );
}

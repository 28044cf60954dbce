/** Returns a text that this browser stores; `null` where it has none or blocks storage. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text in this browser, or removes it; does nothing where the browser blocks storage. */
export function store(key: string, text: string | null): void {
  try {
    if (text === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, text);
  } catch {
    // callers work without what they stored
  }
}

import { readStored, store } from '../../ui/browser-storage.ts';

/** A page that was chosen in the search. */
export interface RecentChoice {
  readonly label: string;
  /** Without its language. */
  readonly path: string;
}

const KEY = 'recent-searches';
const MAX_CHOICES = 5;

/** Reads the newest choices; they are stored in this browser only. */
export function readRecentChoices(): readonly RecentChoice[] {
  try {
    const stored: unknown = JSON.parse(readStored(KEY) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isChoice).slice(0, MAX_CHOICES) : [];
  } catch {
    return [];
  }
}

/** Stores a choice before the earlier ones, each once. */
export function addRecentChoice({ label, path }: RecentChoice): void {
  const remaining = readRecentChoices().filter((one) => one.path !== path);
  store(KEY, JSON.stringify([{ label, path }, ...remaining].slice(0, MAX_CHOICES)));
}

export function clearRecentChoices(): void {
  store(KEY, null);
}

function isChoice(given: unknown): given is RecentChoice {
  if (typeof given !== 'object' || given === null) return false;
  const { label, path } = given as Partial<Record<keyof RecentChoice, unknown>>;
  return typeof label === 'string' && typeof path === 'string' && /^\/(?!\/)/.test(path);
}

/**
 * Code and texts that come when they are first drawn. The server notes which a page was drawn with; the browser fetches
 * those before it takes the page over. What suspended then would be taken off the screen and drawn again.
 */
const fetches = new Map<string, () => Promise<unknown>>();
const noted = new Set<string>();

/** What has failed and is not fetched again until a reader asks for it. */
const failed = new Set<() => void>();

/** Lets what has failed be fetched again with the next drawing. */
export function letFailedBeTriedAgain(): void {
  for (const forget of failed) forget();
  failed.clear();
}

/** @param forget called when the reader tries again, if the fetch has failed */
export function keepFailure(fetched: Promise<unknown>, forget: () => void): void {
  fetched.catch(() => failed.add(forget));
}

/**
 * A part that is fetched when it is first drawn, and only once: React tries to draw again after a failure, and a fetch
 * for each try would never end. `PartFailure` lets the reader try again.
 * @param name of its own in the whole site
 */
export function drawnPart<Thing>(
  name: string,
  fetchThing: () => Promise<Thing>,
): () => Promise<Thing> {
  let fetched: Promise<Thing> | undefined;
  const part = () => {
    noteDrawn(name);
    if (fetched === undefined) {
      fetched = readAtOnce(fetchThing());
      keepFailure(fetched, () => {
        fetched = undefined;
      });
    }
    return fetched;
  };
  registerPart(name, part);
  return part;
}

export function registerPart(name: string, fetchPart: () => Promise<unknown>): void {
  fetches.set(name, fetchPart);
}

export function noteDrawn(name: string): void {
  noted.add(name);
}

/** What has been drawn since the last call, outer parts first. For the server. */
export function takeNotes(): string[] {
  const names = [...noted];
  noted.clear();
  return names;
}

/** Fetches parts by name. Inner ones are known once the outer ones are there, so they come one after the other. */
export async function fetchParts(names: readonly string[]): Promise<void> {
  for (const name of names) await fetches.get(name)?.();
}

/** React reads a promise with a status without waiting for it (`use`). */
export function readAtOnce<Thing>(promise: Promise<Thing>): Promise<Thing> {
  void promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    (reason) => Object.assign(promise, { status: 'rejected', reason }),
  );
  return promise;
}

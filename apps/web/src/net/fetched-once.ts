/** Fetches something once, for whoever asks; after a failure it is fetched again. */
export function fetchedOnce<Thing>(fetchThing: () => Promise<Thing>): () => Promise<Thing> {
  let fetched: Promise<Thing> | undefined;
  return () => {
    if (fetched === undefined) {
      fetched = fetchThing();
      fetched.catch(() => {
        fetched = undefined;
      });
    }
    return fetched;
  };
}

/**
 * The same for whoever draws, who fetches at most once: React draws anew after a failure, and a fetch for each attempt
 * would never come to an end. The page that failed offers to be loaded anew.
 */
export function fetchedToDraw<Thing>(fetchThing: () => Promise<Thing>): () => Promise<Thing> {
  let fetched: Promise<Thing> | undefined;
  return () => {
    fetched ??= fetchThing();
    return fetched;
  };
}

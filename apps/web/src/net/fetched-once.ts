/** Fetches something once, for anyone who asks; after a failure it is fetched again. */
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

/** Memoizes an async function; a failure is not cached. */
export function memoizeAsync<Thing>(fetchThing: () => Promise<Thing>): () => Promise<Thing> {
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

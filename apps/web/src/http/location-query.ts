/**
 * Returns the current query of the address bar. A rendering page may still have the previous one: event handlers that
 * modify the query read it here, so that two quick changes both count.
 */
export function readLocationQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

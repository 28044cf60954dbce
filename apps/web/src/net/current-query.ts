/**
 * The query of the address bar at this moment. A page that is being drawn may still hold the one before:
 * what adds to the state in an event reads it here, so that two quick changes both count.
 */
export function currentQuery(): URLSearchParams {
  return new URLSearchParams(window.location.search);
}

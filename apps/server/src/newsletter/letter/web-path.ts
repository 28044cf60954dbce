/** Where an edition's page of a neighborhood is, without language. */
export function letterWebPath(edition: string, area: string): string {
  return `/news/${edition}/${encodeURIComponent(area)}`;
}

/** Returns the path of a neighborhood's page of an edition, without the language prefix. */
export function editionWebPath(edition: string, area: string): string {
  return `/news/${edition}/${encodeURIComponent(area)}`;
}

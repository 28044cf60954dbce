import { baseMapReply } from '@townlight/contract/basemap';
import { smallBundleRows } from '@townlight/contract/bundles';
import { crimeStatus } from '@townlight/contract/crime';
import { neighborhoodNames } from '@townlight/contract/places';

/** What the loads and the resident need to know to build their requests. */
export interface SiteFacts {
  readonly base: string;
  readonly neighborhoods: readonly string[];
  /** Months on record as `YYYY-MM`, oldest first. */
  readonly months: readonly string[];
  readonly crimeTypes: readonly string[];
  /** Address of the base map's file on this server. */
  readonly tiles: string;
  /** Entity tag of a map that the reader has cached. */
  readonly etag: string;
  readonly cachedMap: string;
}

export async function fetchSiteFacts(base: string): Promise<SiteFacts> {
  const read = async (path: string): Promise<unknown> => await (await fetch(base + path)).json();
  const { first_month, data_through } = crimeStatus.parse(await read('/api/crimes/status'));
  if (first_month === null || data_through === null)
    throw new Error('the server has no records; name the folder of one that has');
  const months = monthsFrom(first_month, data_through);
  const cachedMap = buildMapPath('neighborhoods', months.at(-12) as string, data_through, 'totals');
  const response = await fetch(base + cachedMap, { headers: { 'accept-encoding': 'br' } });
  await response.arrayBuffer();
  return {
    base,
    neighborhoods: neighborhoodNames
      .parse(await read('/api/neighborhoods/names'))
      .map(({ neighborhood }) => neighborhood),
    months,
    crimeTypes: smallBundleRows.parse(await read('/api/bundles/small')).map(({ name }) => name),
    tiles: new URL(baseMapReply.parse(await read('/api/basemap')).url, base).pathname,
    etag: response.headers.get('etag') ?? '',
    cachedMap,
  };
}

/** Returns the path of the map of a partition over a period. */
export function buildMapPath(
  partition: string,
  from: string,
  to: string,
  detail: 'totals' | 'full',
): string {
  return `/api/${partition}/crimes?${buildPeriodQuery(from, to)}&detail=${detail}`;
}

/** Uses days in the middle of the months, so that both count as complete months in every time zone. */
export function buildPeriodQuery(from: string, to: string): string {
  return `from=${Date.parse(`${from}-15`)}&to=${Date.parse(`${to}-15`)}`;
}

function monthsFrom(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = new Date(`${first}-15`); ; month.setUTCMonth(month.getUTCMonth() + 1)) {
    const text = month.toISOString().slice(0, 7);
    months.push(text);
    if (text >= last) return months;
  }
}

import { type BaseMapReply, baseMapRoute } from '@townlight/contract/basemap';
import { addProtocol } from 'maplibre-gl';
import { PMTiles } from 'pmtiles';
import { request } from '../http/api-request.ts';

const PROTOCOL = 'basemap';
/** The style's tile source; the server resolves it to a file. */
export const BASE_MAP_URL = `${PROTOCOL}://current`;

interface OpenBaseMap extends BaseMapReply {
  readonly archive: PMTiles;
}

let opened: Promise<OpenBaseMap> | undefined;

/** Opens the archive once, and again after a failure. */
function openBaseMap(): Promise<OpenBaseMap> {
  opened ??= request(baseMapRoute).then(
    (reply) => ({ ...reply, archive: new PMTiles(reply.url) }),
    (reason) => {
      opened = undefined;
      throw reason;
    },
  );
  return opened;
}

/** Fetches the attribution of the base map. */
export async function fetchBaseMapAttribution(): Promise<
  Pick<BaseMapReply, 'attribution' | 'approximate'>
> {
  return await openBaseMap();
}

// MapLibre requests the source first, as JSON, then tiles; a tile that the file lacks is an empty one.
addProtocol(PROTOCOL, async ({ url, type }, { signal }) => {
  const { archive, minzoom, maxzoom, bounds } = await openBaseMap();
  if (type === 'json') {
    return { data: { tiles: [`${PROTOCOL}://{z}/{x}/{y}`], minzoom, maxzoom, bounds } };
  }
  const [z, x, y] = url.slice(`${PROTOCOL}://`.length).split('/').map(Number);
  const tile = await archive.getZxy(Number(z), Number(x), Number(y), signal);
  return { data: new Uint8Array(tile?.data ?? []) };
});

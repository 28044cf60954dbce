import { REQUIRED_LAYERS, type RequiredLayer } from '@townlight/basemap/tile-schema';
import {
  InvalidPmtilesError,
  openPmtiles,
  type PmtilesReader,
} from '@townlight/pmtiles/open-pmtiles';
import { Failure } from '../../platform/failure.ts';

export interface BaseMapFindings {
  /** One sentence for each thing that the style needs and the file lacks. */
  readonly problems: readonly string[];
  /** One sentence for each optional thing that the file lacks. */
  readonly warnings: readonly string[];
  readonly about: string;
}

interface FileLayer {
  readonly fields: Set<string>;
  readonly minZoom: number;
  readonly maxZoom: number;
}

/** An entry of the metadata's `vector_layers`. */
interface ListedLayer {
  readonly id: string;
  readonly fields?: object;
  readonly minzoom?: number;
  readonly maxzoom?: number;
}

/** Largest tiles read per zoom level; they contain the layers and fields that the others have. */
const SAMPLED_TILES = 24;

/**
 * Compares a file with what the style draws.
 * @throws Failure when the file is not a base map
 */
export async function checkBaseMap(path: string): Promise<BaseMapFindings> {
  const file = await openOrExplain(path);
  try {
    return compare(file, await layersOf(file));
  } finally {
    await file.handle.close();
  }
}

async function openOrExplain(path: string) {
  try {
    return await openPmtiles(path);
  } catch (error) {
    if (error instanceof InvalidPmtilesError) throw new Failure(`${path}: ${error.message}`);
    throw new Failure(`${path} cannot be read (${(error as Error).message})`);
  }
}

function compare(
  { header, metadata }: PmtilesReader,
  layers: ReadonlyMap<string, FileLayer>,
): BaseMapFindings {
  const { minZoom, maxZoom, minLon, minLat, maxLon, maxLat } = header;
  const problems: string[] = [];
  const warnings: string[] = [];
  if (maxZoom < 12)
    problems.push(`it ends at zoom level ${maxZoom}: streets need 12 and are better with 14`);
  if (minZoom > 8) problems.push(`it begins at zoom level ${minZoom}: the map begins at 8`);
  for (const needed of REQUIRED_LAYERS) {
    const sentences = compareLayer(needed, layers.get(needed.layer), maxZoom);
    (needed.optional ? warnings : problems).push(...sentences);
  }
  const attribution = String(metadata.attribution ?? '');
  if (attribution === '') problems.push('it does not say whom to credit (metadata: attribution)');
  return {
    problems,
    warnings,
    about:
      `zoom levels ${minZoom} to ${maxZoom}, ${minLon} ${minLat} to ${maxLon} ${maxLat}, ` +
      `${header.numAddressedTiles} tiles, ${layers.size} layers; ${attribution || 'no attribution'}`,
  };
}

function compareLayer(
  { layer, shows, fields, expectedByZoom }: RequiredLayer,
  found: FileLayer | undefined,
  maxZoom: number,
): string[] {
  if (found === undefined) return [`there is no layer "${layer}": ${shows} are not drawn`];
  const late =
    found.minZoom > expectedByZoom
      ? [
          `"${layer}" begins at zoom level ${found.minZoom} instead of ${expectedByZoom}: ${shows} appear too late`,
        ]
      : [];
  const early =
    found.maxZoom < maxZoom
      ? [`"${layer}" ends at zoom level ${found.maxZoom} of ${maxZoom}: ${shows} disappear there`]
      : [];
  const missing = fields
    .filter(({ anyOf }) => !anyOf.some((field) => found.fields.has(field)))
    .map((field) => `"${layer}" has no ${field.anyOf.join(' or ')}: ${field.shows} are not known`);
  return [...late, ...early, ...missing];
}

/**
 * Merges the metadata's list with the contents of the largest tiles, because tilemaker omits fields from its list. A
 * layer that is listed but is in no sampled tile counts as absent.
 */
async function layersOf(file: PmtilesReader): Promise<Map<string, FileLayer>> {
  const { minZoom, maxZoom } = file.header;
  const found = new Map<string, FileLayer>();
  for (let z = minZoom; z <= maxZoom; z++) {
    for (const tile of await file.largestTiles(z, SAMPLED_TILES)) {
      for (const [name, layer] of Object.entries(tile.layers)) {
        const known = found.get(name) ?? { fields: new Set(), minZoom: z, maxZoom: z };
        for (let at = 0; at < layer.length; at++)
          for (const field of Object.keys(layer.feature(at).properties)) known.fields.add(field);
        found.set(name, { ...known, maxZoom: z });
      }
    }
  }
  const { vector_layers: listed } = file.metadata;
  if (!Array.isArray(listed)) return found;
  for (const { id, fields = {}, minzoom, maxzoom } of listed as ListedLayer[]) {
    const seen = found.get(id);
    if (seen === undefined) continue;
    for (const field of Object.keys(fields)) seen.fields.add(field);
    found.set(id, {
      fields: seen.fields,
      minZoom: minzoom ?? seen.minZoom,
      maxZoom: maxzoom ?? seen.maxZoom,
    });
  }
  return found;
}

import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { Failure } from '../../../platform/failure.ts';
import { writePages } from '../files/write-pages.ts';
import type { FetchRun, PortalChanges } from '../portal/fetch-changes.ts';
import { type ArcgisFeature, openArcgisLayer } from './arcgis-layer.ts';

/** The state of a layer when it was last read. */
const layerMark = z.object({ editedAt: z.number(), rows: z.int() });

const recordSchema = z.object({
  attributes: z.record(z.string(), z.unknown()),
  geometry: z
    .object({ x: z.union([z.number(), z.literal('NaN')]).nullish(), y: z.number().nullish() })
    .nullish(),
});

/**
 * Fetches all records of an ArcGIS layer into a CSV file, unless it was not edited since the last run, then passes that
 * to `use`. Its columns are the layer's fields, and `longitude` and `latitude` of its points where no field has them.
 * @returns undefined when the layer is unchanged
 */
export async function fetchLayer<Result>(
  run: FetchRun,
  filter: string | undefined,
  use: (changes: PortalChanges) => Promise<Result>,
): Promise<Result | undefined> {
  const layer = openArcgisLayer(run.place, filter, run.portal, run.signal);
  const state = await layer.readState();
  const { editedAt, rows } = state;
  const before = layerMark.safeParse(run.mark).data;
  if (editedAt !== null && before?.editedAt === editedAt && before.rows === rows) return undefined;
  if (rows === 0) throw new Failure(`${new URL(run.place).host}: the layer is empty`);
  const folder = join(run.dataFolder, 'sources', run.name);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${run.name}.csv`);
  try {
    const read = await writePages(
      file,
      readRecords(layer.readPages(state, 'json'), state.fields),
      (given) => [...new Set([...state.fields, ...given])],
      (written) => run.reportProgress?.(written, written / rows),
    );
    const changedAt = editedAt === null ? undefined : new Date(editedAt);
    const result = await use({ file, rows: read, everything: true, changedAt });
    const after = await layer.readState();
    if (editedAt !== null && after.editedAt === editedAt && after.rows === rows)
      await run.saveMark({ editedAt, rows });
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function* readRecords(
  pages: AsyncIterable<ArcgisFeature[]>,
  fields: readonly string[],
): AsyncGenerator<Record<string, unknown>[]> {
  const known = new Set(fields.map((name) => name.toLowerCase()));
  const hasPoint = known.has('longitude') && known.has('latitude');
  for await (const page of pages)
    yield page.map((feature) => {
      const { attributes, geometry } = recordSchema.parse(feature);
      if (hasPoint || typeof geometry?.x !== 'number') return attributes;
      return { ...attributes, longitude: geometry.x, latitude: geometry.y };
    });
}

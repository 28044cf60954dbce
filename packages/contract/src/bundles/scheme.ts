import * as z from 'zod/mini';
import { bundleChangesPreview } from './history.ts';

const count = z.int().check(z.gte(0));
const text = z.string();
const nullableText = z.nullable(z.string());

/** The complete scheme: `GET` and `PUT /api/bundles/scheme`. In an import every field except the names is optional. */
export const bundleScheme = z.object({
  format: z.literal('townlight-bundles-1'),
  big_bundles: z.array(z.object({ name: text })),
  small_bundles: z.array(z.object({ name: text, big_bundles: z.array(text) })),
  nicknames: z.array(z.object({ name: text, small_bundle_name: nullableText })),
  /** Omitted ones stay unchanged; an import adds and deletes none, because they come from records. */
  crime_descriptions: z.array(
    z.object({ agency: text, code: text, name: text, nickname: nullableText }),
  ),
});
export type BundleScheme = z.infer<typeof bundleScheme>;

const previewState = { state: z.optional(text) };
/** `PUT /api/bundles/scheme` and `POST /api/bundles/scheme/preview`: JSON or CSV, with the previewed state. */
export const bundleImportRequest = z.union([
  z.object({ scheme: bundleScheme, ...previewState }),
  z.object({ csv: text, ...previewState }),
]);
export type BundleImportRequest = z.infer<typeof bundleImportRequest>;

/** `POST /api/bundles/scheme/preview`: the effect, and how many rows of each table would change. */
export const bundleImportPreview = z.extend(bundleChangesPreview, {
  tables: z.array(
    z.object({
      table: z.enum(['big', 'small', 'nicknames', 'crime_descriptions']),
      added: count,
      changed: count,
      deleted: count,
    }),
  ),
  /** Version of the previewed state: an import that sends it is refused if somebody has saved since. */
  state: z.string(),
});
export type BundleImportPreview = z.infer<typeof bundleImportPreview>;

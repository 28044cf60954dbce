import * as z from 'zod/mini';

/** `GET /api/basemap`: where the base map's tiles are, and who is to be named for them. */
export const baseMapReply = z.object({
  /** Address of the PMTiles file; of this site unless BASEMAP_URL names another. */
  url: z.string(),
  /** As the file says it, in plain words. */
  attribution: z.string(),
  /** The county pack's own hand-kept lines, not a survey. */
  approximate: z.boolean(),
  minzoom: z.int().check(z.gte(0), z.lte(30)),
  maxzoom: z.int().check(z.gte(0), z.lte(30)),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type BaseMapReply = z.infer<typeof baseMapReply>;

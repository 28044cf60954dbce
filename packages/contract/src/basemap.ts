import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

/** `GET /api/basemap`: the address of the base map's tiles and their attribution. */
export const baseMapReply = z.object({
  /** URL of the PMTiles file; on this site unless BASEMAP_URL is set. */
  url: z.string(),
  /** The attribution from the file's metadata, as plain text. */
  attribution: z.string(),
  /** The map consists of hand-drawn lines of the county pack, not of surveyed data. */
  approximate: z.boolean(),
  minzoom: z.int().check(z.gte(0), z.lte(30)),
  maxzoom: z.int().check(z.gte(0), z.lte(30)),
  bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
});
export type BaseMapReply = z.infer<typeof baseMapReply>;

export const baseMapRoute = defineRoute({
  method: 'GET',
  path: '/api/basemap',
  reply: baseMapReply,
});

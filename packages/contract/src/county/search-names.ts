import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

const otherNames = z.array(z.object({ name: z.string(), other_names: z.array(z.string()) }));

/** `GET /api/county/search-names` */
export const searchNamesReply = z.object({
  /** By id of the neighborhood. */
  areas: otherNames,
  /** By name of the crime type. */
  crimes: otherNames,
});
export type SearchNames = z.infer<typeof searchNamesReply>;

/** Everyday names of the county's areas and crimes, which the search knows. */
export const searchNamesRoute = defineRoute({
  method: 'GET',
  path: '/api/county/search-names',
  reply: searchNamesReply,
});

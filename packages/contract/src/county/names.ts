import { LANGUAGES } from '@townlight/domain/language';
import * as z from 'zod/mini';
import { defineRoute } from '../define-route.ts';

/** Translations of the English names of the county, its agencies and its crimes. */
export const countyNamesRoute = defineRoute({
  method: 'GET',
  path: '/api/county/names/:language',
  params: z.object({ language: z.enum(LANGUAGES) }),
  reply: z.array(z.object({ name: z.string(), translation: z.string() })),
});

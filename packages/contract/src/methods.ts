import { METHOD_RULES } from '@townlight/domain/crime';
import { PARTITIONS } from '@townlight/domain/places';
import * as z from 'zod/mini';
import { defineRoute } from './define-route.ts';

const count = z.int().check(z.gte(0));
const names = z.array(z.string());

/** `GET /api/methods`: the method behind crime figures in machine-readable form; the method page describes it. */
export const methodsSchema = z.object({
  /** Pages that describe the method with its reasons. */
  pages: z.object({ en: z.string(), es: z.string() }),
  /** The constants of the method by name, e.g. `min_residents_for_rate`. */
  constants: z.array(z.object({ name: z.string(), value: z.number(), meaning: z.string() })),
  /** Rules without a number, e.g. borders, rounding, duplicate records. */
  rules: z.array(z.object({ rule: z.enum(METHOD_RULES), says: z.string() })),
  /** What all crime includes: all crime types except those that only some agencies record. */
  basket: z.object({ counts: names, leaves_out: names }),
  /** Crime types that some counting rules cannot record: not recorded, as opposed to zero. */
  not_recorded: z.array(
    z.object({
      /** e.g. `nibrs` */
      rules: z.string(),
      crime_type: z.string(),
      /** Crime types under which such reports count instead; empty where they are not published. */
      counted_under: names,
    }),
  ),
  /** Agencies that supply records, with their counting rules by month. */
  agencies: z.array(
    z.object({
      agency: z.string(),
      name: z.string(),
      rules: z.array(z.object({ rules: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** Sources of resident counts. */
  residents: z.array(
    z.object({
      partition: z.enum(PARTITIONS),
      areas: count,
      /** Areas with unknown residents: they have no rate and no rank. */
      unknown: count,
      sources: z.array(
        z.object({
          source: z.nullable(z.string()),
          year: z.nullable(z.int()),
          /** The census whose areas the figures describe; `null` for neighborhoods, and where unknown. */
          vintage: z.nullable(z.int()),
          areas: count,
        }),
      ),
    }),
  ),
});
export type MethodsReply = z.infer<typeof methodsSchema>;
/** A constant of the method: its name, value and meaning. */
export type MethodConstant = MethodsReply['constants'][number];

export const methodsRoute = defineRoute({
  method: 'GET',
  path: '/api/methods',
  reply: methodsSchema,
});

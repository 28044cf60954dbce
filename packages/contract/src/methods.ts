import { METHOD_RULES } from '@townlight/domain/crime';
import { PARTITIONS } from '@townlight/domain/places';
import * as z from 'zod/mini';

const count = z.int().check(z.gte(0));
const names = z.array(z.string());

/** `GET /api/methods`: what crime figures are made by, for programs; the method page says it in words. */
export const methods = z.object({
  /** Where the same is said in words, and why. */
  pages: z.object({ en: z.string(), es: z.string() }),
  /** The constants of the code by name, e.g. `min_residents_for_rate`. */
  constants: z.array(z.object({ name: z.string(), value: z.number(), meaning: z.string() })),
  /** What is no number: the border, rounding, which record wins. */
  rules: z.array(z.object({ rule: z.enum(METHOD_RULES), says: z.string() })),
  /** What all crime counts: all crime types but those that only some agencies record. */
  basket: z.object({ counts: names, leaves_out: names }),
  /** Crime types that records by certain rules cannot hold: not recorded, which is not zero. */
  not_recorded: z.array(
    z.object({
      /** e.g. `nibrs` */
      rules: z.string(),
      crime_type: z.string(),
      /** Where such reports are counted instead; empty where they are not published. */
      counted_under: names,
    }),
  ),
  /** Who supplies records, and by which rules in which months. */
  agencies: z.array(
    z.object({
      agency: z.string(),
      name: z.string(),
      rules: z.array(z.object({ rules: z.string(), from: z.string(), to: z.string() })),
    }),
  ),
  /** Where residents come from. */
  residents: z.array(
    z.object({
      partition: z.enum(PARTITIONS),
      areas: count,
      /** Areas whose residents are unknown: they have no rate and no rank. */
      unknown: count,
      sources: z.array(
        z.object({
          source: z.nullable(z.string()),
          year: z.nullable(z.int()),
          /** The census whose areas the figures are of; `null` for neighborhoods, and where it is not known. */
          vintage: z.nullable(z.int()),
          areas: count,
        }),
      ),
    }),
  ),
});
export type Methods = z.infer<typeof methods>;
export type MethodConstant = Methods['constants'][number];

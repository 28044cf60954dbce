import type { CountyCrimeSources, CrimeSource } from '@townlight/domain/crime';
import { z } from 'zod';
import { readSmallText } from '../../../ingest/files/read-file-bytes.ts';
import { parseJson } from '../../../ingest/rows/parse-json.ts';
import { Failure } from '../../../platform/failure.ts';

type Projections = CountyCrimeSources['projections'];

/** Reads the mapping file of an agency whose columns are not built in. */
export async function readMappingFile(
  path: string,
  projections: Projections,
): Promise<CrimeSource> {
  const json = parseJson(await readSmallText(path, 'check --mapping'), path);
  const mapping = createMappingSchema(projections).safeParse(json);
  if (mapping.success) return mapping.data;
  const problems = mapping.error.issues
    .map((issue) => `${issue.path.join('.') || 'the file'}: ${issue.message}`)
    .join('; ');
  throw new Failure(
    `${path}: ${problems}. docs/operations/loading-records.md describes the mapping`,
  );
}

/** Creates the schema of the mapping file: a source whose projection is given by its name in the county pack. */
export function createMappingSchema(projections: Projections) {
  const known = Object.keys(projections);
  const named = known.map((name) => `"${name}"`).join(' or ');
  return z
    .strictObject({
      agency: z.string().regex(/^[a-z0-9-]+$/),
      agencyName: z
        .string()
        .min(1)
        .max(200)
        .regex(/^\P{Cc}+$/u, 'holds control characters'),
      codePrefix: z.string().default(''),
      dateOrder: z.enum(['month-day-year', 'day-month-year']).default('month-day-year'),
      columns: z.strictObject({
        number: z.string(),
        code: z.string(),
        description: z.string().optional(),
        category: z.string().optional(),
        date: z.string(),
        time: z.string().optional(),
        latitude: z.string().optional(),
        longitude: z.string().optional(),
        x: z.string().optional(),
        y: z.string().optional(),
        division: z.string().optional(),
        deleted: z.string().optional(),
        status: z.string().optional(),
      }),
      leftOut: z
        .strictObject({ column: z.string(), values: z.array(z.string()).min(1) })
        .optional(),
      unfounded: z.array(z.string()).optional(),
      projection: z
        .enum(known)
        .transform((name) => projections[name])
        .optional(),
      fillerPoints: z
        .array(z.tuple([z.number(), z.number()]))
        .default([])
        .describe('[longitude, latitude], compared to four decimals'),
    })
    .refine((s) => (s.columns.x === undefined) === (s.columns.y === undefined), {
      message: 'columns.x and columns.y go together',
    })
    .refine((s) => s.columns.x === undefined || s.projection !== undefined, {
      message: `columns.x and columns.y need "projection": ${named}`,
    }) satisfies z.ZodType<CrimeSource>;
}

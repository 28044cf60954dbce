import type { Agency } from '@townlight/domain/county';
import { z } from 'zod';
import { CountyPackError, type PackFolder } from '../pack-folder.ts';
import type { CategoryFiles, CodesCsvRow } from './categories.ts';

const names = z.array(z.string().min(1));

/** `categories.yaml` */
export const categoriesSchema = z.strictObject({
  bigBundles: names,
  smallBundles: z.array(
    z.strictObject({ name: z.string().min(1), bigBundles: names, nicknames: names }),
  ),
  recording: z
    .strictObject({
      outsideAllCrime: names.default([]),
      countedSingly: names.default([]),
      unrecorded: z
        .record(
          z.string(),
          z.array(z.strictObject({ crimeType: z.string(), countedUnder: names.default([]) })),
        )
        .default({}),
    })
    .default({ outsideAllCrime: [], countedSingly: [], unrecorded: {} }),
});

const NO_CATEGORIES: z.output<typeof categoriesSchema> = {
  bigBundles: [],
  smallBundles: [],
  recording: { outsideAllCrime: [], countedSingly: [], unrecorded: {} },
};

/** A cell that may be empty, in a column that may be missing. */
const orNull = z
  .string()
  .optional()
  .transform((text) => text || null);

const codeSchema = z.strictObject({
  rules: z.string().min(1),
  code: z.string().min(1),
  description: z.string().min(1),
  nickname: orNull,
  nibrs: orNull,
});

/** @throws CountyPackError when a name is not listed where it has to be */
export function readCategories(folder: PackFolder, agencies: readonly Agency[]): CategoryFiles {
  const file = folder.readYamlOr('categories.yaml', categoriesSchema, NO_CATEGORIES);
  const codes = folder.readCsv('codes.csv', codeSchema);
  const nicknames = file.smallBundles.flatMap((bundle) =>
    bundle.nicknames.map((name) => ({ name, smallBundle: bundle.name })),
  );
  const crimeTypes = file.smallBundles.map(({ name }) => name);
  const { recording } = file;
  requireListed(folder, 'bigBundles of smallBundles', file.bigBundles, [
    ...file.smallBundles.flatMap(({ bigBundles }) => bigBundles),
  ]);
  requireListed(folder, 'recording', crimeTypes, [
    ...recording.outsideAllCrime,
    ...recording.countedSingly,
    ...Object.values(recording.unrecorded).flatMap((types) =>
      types.flatMap(({ crimeType, countedUnder }) => [crimeType, ...countedUnder]),
    ),
  ]);
  requireNicknames(folder, new Set(nicknames.map(({ name }) => name)), codes);
  return {
    categories: {
      bigBundles: file.bigBundles.map((name) => ({ name })),
      smallBundles: file.smallBundles.map(({ name, bigBundles }) => ({ name, bigBundles })),
      nicknames,
      descriptions: agencies.flatMap(({ slug, countingRules = [] }) =>
        countingRules.flatMap((rules) =>
          codes
            .filter((row) => row.rules === rules)
            .map(({ code, description, nickname }) => ({
              agency: slug,
              code,
              name: description,
              nickname,
            })),
        ),
      ),
    },
    recording,
    codes,
  };
}

function requireListed(
  folder: PackFolder,
  where: string,
  listed: readonly string[],
  used: readonly string[],
): void {
  const missing = used.find((name) => !listed.includes(name));
  if (missing !== undefined)
    throw new CountyPackError(
      `${folder.path}/categories.yaml, ${where}: "${missing}" is not in the file; add it, or correct the name`,
    );
}

function requireNicknames(
  folder: PackFolder,
  nicknames: ReadonlySet<string>,
  codes: readonly CodesCsvRow[],
): void {
  for (const [index, { nickname }] of codes.entries())
    if (nickname !== null && !nicknames.has(nickname))
      throw new CountyPackError(
        `${folder.path}/codes.csv, line ${index + 2}, nickname: "${nickname}" is not in categories.yaml; ` +
          'add it to the nicknames of a small bundle, or correct it',
      );
}

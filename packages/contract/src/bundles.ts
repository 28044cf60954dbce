import * as z from 'zod/mini';
import { formerNamesSchema } from './bundles/filters.ts';
import { defineRoute } from './define-route.ts';
import { successReply } from './success-reply.ts';

const count = z.int().check(z.gte(0));

// --- The Bundle Tool. // spec 3, 7
// Request names accept any text: domain rules validate them and explain a refusal in a sentence.

/** `GET /api/bundles/big` */
export const bigBundleRow = z.object({
  name: z.string(),
  /** How many small bundles it contains. */
  small_bundles: count,
});
export const bigBundleRows = z.array(bigBundleRow);
export type BigBundleRow = z.infer<typeof bigBundleRow>;

/** `GET /api/bundles/small` */
export const smallBundleRow = z.object({
  name: z.string(),
  big_bundles: z.array(z.string()),
  /** How many nicknames it contains. */
  nicknames: count,
  ...formerNamesSchema,
});
export const smallBundleRows = z.array(smallBundleRow);
export type SmallBundleRow = z.infer<typeof smallBundleRow>;

/** `GET /api/bundles/nicknames` */
export const nicknameRow = z.object({
  name: z.string(),
  /** `null` while it is in no small bundle. */
  small_bundle_name: z.nullable(z.string()),
  /** Derived: the big bundles of its small bundle, joined with `, `; `null` where it has none. */
  big_bundle_name: z.nullable(z.string()),
  /** How many official descriptions it covers. */
  descriptions: count,
  /** How many records it covers. */
  records: count,
});
export const nicknameRows = z.array(nicknameRow);
export type NicknameRow = z.infer<typeof nicknameRow>;

/** `GET /api/bundles/crime_descriptions` and `…/crime_descriptions/{agency}` */
export const crimeDescriptionRow = z.object({
  /** The official description; several codes may have the same. */
  name: z.string(),
  /** `null`: it needs a category and counts in all crime only. */
  nickname: z.nullable(z.string()),
  small_bundle_name: z.nullable(z.string()),
  big_bundle_name: z.nullable(z.string()),
  agency: z.string(),
  /** Identifies a description together with the agency. */
  code: z.string(),
  /** How many records have this description. */
  records: count,
});
export const crimeDescriptionRows = z.array(crimeDescriptionRow);
export type CrimeDescriptionRow = z.infer<typeof crimeDescriptionRow>;

/** `GET /api/bundles/agencies` */
export const bundleAgency = z.object({
  /** The agency's id as in crime descriptions. */
  agency: z.string(),
  name: z.string(),
  /** e.g. `City PD`. */
  short_name: z.string(),
});
export const bundleAgencies = z.array(bundleAgency);
export type BundleAgency = z.infer<typeof bundleAgency>;

const text = z.string();
const nullableText = z.nullable(z.string());

/** Rows as the editor loaded them; other fields are not compared. */
export const expectedBigBundle = z.object({ name: text });
export const expectedSmallBundle = z.object({ name: text, big_bundles: z.array(text) });
export const expectedNickname = z.object({ name: text, small_bundle_name: nullableText });
export const expectedCrimeDescription = z.object({ name: text, nickname: nullableText });

/** `POST /api/bundles/big`; `null` is an emptied field, which is refused with a message. */
export const addBigBundleRequest = z.object({ name: nullableText });
/** `POST /api/bundles/small` */
export const addSmallBundleRequest = z.object({
  name: nullableText,
  big_bundles: z.optional(z.nullable(z.array(text))),
});
/** `POST /api/bundles/nicknames` */
export const addNicknameRequest = z.object({
  name: nullableText,
  small_bundle_name: z.optional(nullableText),
});

/** `PUT /api/bundles/big/{name}`. Omitted fields stay unchanged; `null` is an emptied field. */
export const changeBigBundleRequest = z.object({
  new_name: z.optional(nullableText),
  expected: z.optional(expectedBigBundle),
});
/** `PUT /api/bundles/small/{name}` */
export const changeSmallBundleRequest = z.object({
  new_name: z.optional(nullableText),
  big_bundles: z.optional(z.nullable(z.array(text))),
  expected: z.optional(expectedSmallBundle),
});
/** `PUT /api/bundles/nicknames/{name}` */
export const changeNicknameRequest = z.object({
  new_name: z.optional(nullableText),
  small_bundle_name: z.optional(nullableText),
  expected: z.optional(expectedNickname),
});
/**
 * `PUT /api/bundles/crime_descriptions/{name}`; agency and code are required where several descriptions share the
 * name.
 */
export const changeCrimeDescriptionRequest = z.object({
  new_name: z.optional(nullableText),
  nickname: z.optional(nullableText),
  agency: z.optional(text),
  code: z.optional(text),
  expected: z.optional(expectedCrimeDescription),
});

const deletion = {
  name: text,
  /** The row that receives what the deleted one contains. Without it, deleting a row in use is refused. */
  move_to: z.optional(nullableText),
};
/** `DELETE /api/bundles/big` */
export const deleteBigBundleRequest = z.object({
  ...deletion,
  expected: z.optional(expectedBigBundle),
});
/** `DELETE /api/bundles/small` */
export const deleteSmallBundleRequest = z.object({
  ...deletion,
  expected: z.optional(expectedSmallBundle),
});
/** `DELETE /api/bundles/nicknames` */
export const deleteNicknameRequest = z.object({
  ...deletion,
  expected: z.optional(expectedNickname),
});

const add = { action: z.literal('add') };
const change = { action: z.literal('change'), name: text };
const remove = { action: z.literal('delete') };
const big = { table: z.literal('big') };
const small = { table: z.literal('small') };
const nicknames = { table: z.literal('nicknames') };

/** One change of a save: the request body with its table, its action and the row's current name. */
export const bundleChange = z.union(
  [
    z.object({ ...big, ...add, ...addBigBundleRequest.shape }),
    z.object({ ...big, ...change, ...changeBigBundleRequest.shape }),
    z.object({ ...big, ...remove, ...deleteBigBundleRequest.shape }),
    z.object({ ...small, ...add, ...addSmallBundleRequest.shape }),
    z.object({ ...small, ...change, ...changeSmallBundleRequest.shape }),
    z.object({ ...small, ...remove, ...deleteSmallBundleRequest.shape }),
    z.object({ ...nicknames, ...add, ...addNicknameRequest.shape }),
    z.object({ ...nicknames, ...change, ...changeNicknameRequest.shape }),
    z.object({ ...nicknames, ...remove, ...deleteNicknameRequest.shape }),
    z.object({
      table: z.literal('crime_descriptions'),
      ...change,
      ...changeCrimeDescriptionRequest.shape,
    }),
  ],
  'a change with table, action and name, as /api/docs describes it',
);
export type BundleChange = z.infer<typeof bundleChange>;

/** Maximum number of changes in one request. */
export const MAX_CHANGES_PER_SAVE = 5_000;

/** `POST /api/bundles/changes` (atomic, in this order) and `POST /api/bundles/preview` */
export const bundleChangesRequest = z.object({
  changes: z.array(bundleChange).check(z.maxLength(MAX_CHANGES_PER_SAVE)),
});
export type BundleChangesRequest = z.infer<typeof bundleChangesRequest>;

/** `change` is the number of the save in the history, `null` where nothing had to change. */
export const bundlesSavedReply = z.extend(successReply, { change: z.nullable(z.int()) });
export type BundlesSavedReply = z.infer<typeof bundlesSavedReply>;

/** Why a change was refused; the message explains it in a sentence. */
export const bundleRefusalReason = z.enum([
  /** 404: no such row, parent or history entry */
  'unknown',
  /** 400 */
  'blank',
  'too-long',
  'characters',
  /** 400: several descriptions share the name; send agency and code */
  'ambiguous',
  /** 409: another row has the name or the same address */
  'duplicate',
  /** 409: `used_by` lists the rows that use it */
  'in-use',
  /** 409: the row was changed since the editor loaded it; `current` is its present state, nothing was saved */
  'changed',
  /** 409: later changes conflict with an undo; `used_by` lists the rows */
  'in-the-way',
]);
export type BundleRefusalReason = z.infer<typeof bundleRefusalReason>;

/** The row that a refusal is about, without its counts. */
export const currentBundleRow = z.union([
  expectedSmallBundle,
  expectedNickname,
  z.extend(expectedCrimeDescription, { agency: text, code: text }),
  expectedBigBundle,
]);

/** Reply to a POST, PUT or DELETE refused by a rule; other refusals have message and error alone. */
export const bundleRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.optional(bundleRefusalReason),
  /** Zero-based index among several changes. */
  index: z.optional(count),
  /** `null`: the row was deleted. */
  current: z.optional(z.nullable(currentBundleRow)),
  used_by: z.optional(z.array(z.string())),
});
export type BundleRefusal = z.infer<typeof bundleRefusal>;

export const smallBundleRowsRoute = defineRoute({
  method: 'GET',
  path: '/api/bundles/small',
  reply: smallBundleRows,
});

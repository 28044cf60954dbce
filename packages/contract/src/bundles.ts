import * as z from 'zod/mini';
import { doneReply } from './done.ts';

const count = z.int().check(z.gte(0));

/** A name as requests look one up. */
export const bundleName = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));

/** `GET /api/bundles/big_bundle_filters` and `…/small_bundle_filters/{bigBundle}` */
export const bundleFilter = z.object({ name: bundleName });
export const bundleFilters = z.array(bundleFilter);
export type BundleFilter = z.infer<typeof bundleFilter>;

/** `GET /api/bundles/small`, as far as pages need it */
const formerNames = {
  /** What it was called before, where its old addresses still lead to it; left out where there is nothing. */
  former_names: z.optional(z.array(z.string())),
};
export const smallBundle = z.object({
  name: bundleName,
  big_bundles: z.array(bundleName),
  ...formerNames,
});
export const smallBundles = z.array(smallBundle);
export type SmallBundleReply = z.infer<typeof smallBundle>;

// --- The Bundle Tool. // spec 3, 7
// In requests names are any text: what is wrong with one is said by a rule, in a sentence of its own.

/** `GET /api/bundles/big` */
export const bigBundleRow = z.object({
  name: z.string(),
  /** How many small bundles stand in it. */
  small_bundles: count,
});
export const bigBundleRows = z.array(bigBundleRow);
export type BigBundleRow = z.infer<typeof bigBundleRow>;

/** `GET /api/bundles/small` */
export const smallBundleRow = z.object({
  name: z.string(),
  big_bundles: z.array(z.string()),
  /** How many nicknames stand in it. */
  nicknames: count,
  ...formerNames,
});
export const smallBundleRows = z.array(smallBundleRow);
export type SmallBundleRow = z.infer<typeof smallBundleRow>;

/** `GET /api/bundles/nicknames` */
export const nicknameRow = z.object({
  name: z.string(),
  /** `null` while it stands in none. */
  small_bundle_name: z.nullable(z.string()),
  /** Derived: those of its small bundle, one after the other with `, ` between; `null` where it has none. */
  big_bundle_name: z.nullable(z.string()),
  /** How many official descriptions have it. */
  descriptions: count,
  /** How many records have it. */
  records: count,
});
export const nicknameRows = z.array(nicknameRow);
export type NicknameRow = z.infer<typeof nicknameRow>;

/** `GET /api/bundles/crime_descriptions` and `…/crime_descriptions/{agency}` */
export const crimeDescriptionRow = z.object({
  /** The official description; several codes may have the same. */
  name: z.string(),
  /** `null`: it needs a category, and is counted in all crime only. */
  nickname: z.nullable(z.string()),
  small_bundle_name: z.nullable(z.string()),
  big_bundle_name: z.nullable(z.string()),
  agency: z.string(),
  /** With the agency it tells one description from all others. */
  code: z.string(),
  /** How many records have it. */
  records: count,
});
export const crimeDescriptionRows = z.array(crimeDescriptionRow);
export type CrimeDescriptionRow = z.infer<typeof crimeDescriptionRow>;

/** `GET /api/bundles/agencies` */
export const bundleAgency = z.object({
  /** As crime descriptions name it. */
  agency: z.string(),
  name: z.string(),
  /** Such as LAPD. */
  short_name: z.string(),
});
export const bundleAgencies = z.array(bundleAgency);
export type BundleAgency = z.infer<typeof bundleAgency>;

const text = z.string();
const emptied = z.nullable(z.string());

/** Rows as an editor saw them: fields beside these are not compared. */
export const expectedBigBundle = z.object({ name: text });
export const expectedSmallBundle = z.object({ name: text, big_bundles: z.array(text) });
export const expectedNickname = z.object({ name: text, small_bundle_name: emptied });
export const expectedCrimeDescription = z.object({ name: text, nickname: emptied });

/** `POST /api/bundles/big`; `null` for an emptied field, which is refused with a sentence. */
export const bigBundleAdded = z.object({ name: emptied });
/** `POST /api/bundles/small` */
export const smallBundleAdded = z.object({
  name: emptied,
  big_bundles: z.optional(z.nullable(z.array(text))),
});
/** `POST /api/bundles/nicknames` */
export const nicknameAdded = z.object({ name: emptied, small_bundle_name: z.optional(emptied) });

/** `PUT /api/bundles/big/{name}`. What is left out stays as it is; `null` is an emptied field. */
export const bigBundleChanged = z.object({
  new_name: z.optional(emptied),
  expected: z.optional(expectedBigBundle),
});
/** `PUT /api/bundles/small/{name}` */
export const smallBundleChanged = z.object({
  new_name: z.optional(emptied),
  big_bundles: z.optional(z.nullable(z.array(text))),
  expected: z.optional(expectedSmallBundle),
});
/** `PUT /api/bundles/nicknames/{name}` */
export const nicknameChanged = z.object({
  new_name: z.optional(emptied),
  small_bundle_name: z.optional(emptied),
  expected: z.optional(expectedNickname),
});
/** `PUT /api/bundles/crime_descriptions/{name}`; agency and code are needed where several have the name. */
export const crimeDescriptionChanged = z.object({
  new_name: z.optional(emptied),
  nickname: z.optional(emptied),
  agency: z.optional(text),
  code: z.optional(text),
  expected: z.optional(expectedCrimeDescription),
});

const deletion = {
  name: text,
  /** Takes over what the deleted one holds. Without it, deleting what is in use is refused. */
  move_to: z.optional(emptied),
};
/** `DELETE /api/bundles/big` */
export const bigBundleDeleted = z.object({ ...deletion, expected: z.optional(expectedBigBundle) });
/** `DELETE /api/bundles/small` */
export const smallBundleDeleted = z.object({
  ...deletion,
  expected: z.optional(expectedSmallBundle),
});
/** `DELETE /api/bundles/nicknames` */
export const nicknameDeleted = z.object({ ...deletion, expected: z.optional(expectedNickname) });

const add = { action: z.literal('add') };
const change = { action: z.literal('change'), name: text };
const remove = { action: z.literal('delete') };
const big = { table: z.literal('big') };
const small = { table: z.literal('small') };
const nicknames = { table: z.literal('nicknames') };

/** One change of a save: the call's body beside the table, what is done, and the row's name as it is now. */
export const bundleChange = z.union(
  [
    z.object({ ...big, ...add, ...bigBundleAdded.shape }),
    z.object({ ...big, ...change, ...bigBundleChanged.shape }),
    z.object({ ...big, ...remove, ...bigBundleDeleted.shape }),
    z.object({ ...small, ...add, ...smallBundleAdded.shape }),
    z.object({ ...small, ...change, ...smallBundleChanged.shape }),
    z.object({ ...small, ...remove, ...smallBundleDeleted.shape }),
    z.object({ ...nicknames, ...add, ...nicknameAdded.shape }),
    z.object({ ...nicknames, ...change, ...nicknameChanged.shape }),
    z.object({ ...nicknames, ...remove, ...nicknameDeleted.shape }),
    z.object({
      table: z.literal('crime_descriptions'),
      ...change,
      ...crimeDescriptionChanged.shape,
    }),
  ],
  'a change with table, action and name, as /api/docs describes it',
);
export type BundleChange = z.infer<typeof bundleChange>;

export const MOST_CHANGES_AT_ONCE = 5_000;

/** `POST /api/bundles/changes` (all or nothing, in this order) and `POST /api/bundles/preview` */
export const bundleChanges = z.object({
  changes: z.array(bundleChange).check(z.maxLength(MOST_CHANGES_AT_ONCE)),
});
export type BundleChanges = z.infer<typeof bundleChanges>;

/** What was saved; `change` is its number in the history, `null` where everything already was as asked. */
export const bundlesSaved = z.extend(doneReply, { change: z.nullable(z.int()) });
export type BundlesSaved = z.infer<typeof bundlesSaved>;

/** Why a change was refused; the message says it in a sentence. */
export const bundleRefusalReason = z.enum([
  /** 404: there is no such row, parent or entry of the history */
  'unknown',
  /** 400 */
  'blank',
  'too-long',
  'characters',
  /** 400: several descriptions have the name, tell agency and code */
  'ambiguous',
  /** 409: another row has the name, or the same address */
  'duplicate',
  /** 409: `used_by` says by what */
  'in-use',
  /** 409: somebody changed the row since the editor saw it, `current` is how it is now; nothing was saved */
  'changed',
  /** 409: an undo meets later changes, `used_by` says which rows */
  'in-the-way',
]);
export type BundleRefusalReason = z.infer<typeof bundleRefusalReason>;

/** The row that a refusal speaks of, without what is counted. */
export const bundleRowNow = z.union([
  expectedSmallBundle,
  expectedNickname,
  z.extend(expectedCrimeDescription, { agency: text, code: text }),
  expectedBigBundle,
]);

/** Refusal of a POST, PUT or DELETE by a rule; other refusals have message and error alone. */
export const bundleRefusal = z.object({
  message: z.string(),
  error: z.literal(true),
  reason: z.optional(bundleRefusalReason),
  /** Which of several changes, counted from 0. */
  index: z.optional(count),
  /** `null`: somebody deleted it. */
  current: z.optional(z.nullable(bundleRowNow)),
  used_by: z.optional(z.array(z.string())),
});
export type BundleRefusal = z.infer<typeof bundleRefusal>;

/** One row of an entry of the history. `before` is `null` where it was added, `after` where it was deleted. */
export const bundleRowChange = z.union([
  z.object({
    table: z.literal('big'),
    before: z.nullable(expectedBigBundle),
    after: z.nullable(expectedBigBundle),
  }),
  z.object({
    table: z.literal('small'),
    before: z.nullable(expectedSmallBundle),
    after: z.nullable(expectedSmallBundle),
  }),
  z.object({
    table: z.literal('nicknames'),
    before: z.nullable(expectedNickname),
    after: z.nullable(expectedNickname),
  }),
  z.object({
    table: z.literal('crime_descriptions'),
    agency: z.string(),
    code: z.string(),
    before: expectedCrimeDescription,
    after: expectedCrimeDescription,
  }),
]);
export type BundleRowChange = z.infer<typeof bundleRowChange>;

/** One entry of `GET /api/bundles/changes`, newest first. For staff. */
export const bundleHistoryEntry = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  /** Who saved it. */
  by: z.string(),
  kind: z.enum(['save', 'undo', 'restore', 'import']),
  /** The entry that was undone, or whose state was restored. */
  of: z.nullable(z.int()),
  /** Whether a later entry undid it. */
  undone: z.boolean(),
  /** How many rows it touched; `rows` holds the first of them. */
  touched: count,
  rows: z.array(bundleRowChange),
});
export const bundleHistory = z.array(bundleHistoryEntry);
export type BundleHistoryEntry = z.infer<typeof bundleHistoryEntry>;

/** `GET /api/bundles/changes?before=` */
export const bundleHistoryQuery = z.object({
  /** Entries older than this one; left out, the newest. */
  before: z.optional(z.coerce.number().check(z.int(), z.gte(1))),
});

/** `POST /api/bundles/preview`: what the changes would do. Nothing is written. */
export const bundleEffect = z.object({
  /** How many rows would change. */
  touched: count,
  rows: z.array(bundleRowChange),
  /** Records that would move from one small bundle to another; `null` is none. Most records first. */
  moves: z.array(
    z.object({
      agency: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      records: count,
    }),
  ),
  /** Records that would come into a big bundle and leave it. */
  big_bundles: z.array(
    z.object({ name: z.string(), agency: z.string(), gained: count, lost: count }),
  ),
  /** Neighborhoods whose rank by a category would change most; at most 20, the largest change first. */
  ranks: z.array(
    z.object({
      /** The last month on record, or the 12 months that end with it. */
      months: z.union([z.literal(1), z.literal(12)]),
      table: z.enum(['big', 'small']),
      category: z.string(),
      neighborhood: z.string(),
      name: z.string(),
      ranking_before: z.int(),
      ranking_after: z.int(),
    }),
  ),
});
export type BundleEffect = z.infer<typeof bundleEffect>;

/** The whole scheme: `GET` and `PUT /api/bundles/scheme`. In an import every field but the names may be left out. */
export const bundleScheme = z.object({
  format: z.literal('townlight-bundles-1'),
  big_bundles: z.array(z.object({ name: text })),
  small_bundles: z.array(z.object({ name: text, big_bundles: z.array(text) })),
  nicknames: z.array(z.object({ name: text, small_bundle_name: emptied })),
  /** Those that are left out of an import stay as they are; none is added or deleted: records bring them. */
  crime_descriptions: z.array(
    z.object({ agency: text, code: text, name: text, nickname: emptied }),
  ),
});
export type BundleScheme = z.infer<typeof bundleScheme>;

/** `PUT /api/bundles/scheme` and `POST /api/bundles/scheme/preview`: either form. */
const seen = { state: z.optional(text) };
export const bundleImport = z.union([
  z.object({ scheme: bundleScheme, ...seen }),
  z.object({ csv: text, ...seen }),
]);
export type BundleImport = z.infer<typeof bundleImport>;

/** `POST /api/bundles/scheme/preview`: the effect, and how many rows of each table would be touched how. */
export const bundleImportPreview = z.extend(bundleEffect, {
  tables: z.array(
    z.object({
      table: z.enum(['big', 'small', 'nicknames', 'crime_descriptions']),
      added: count,
      changed: count,
      deleted: count,
    }),
  ),
  /** What was compared: an import that names it is refused when somebody saved since. */
  state: z.string(),
});
export type BundleImportPreview = z.infer<typeof bundleImportPreview>;

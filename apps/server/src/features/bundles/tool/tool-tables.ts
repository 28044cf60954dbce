import type {
  BigBundleRow,
  BundleAgency,
  CrimeDescriptionRow,
  NicknameRow,
} from '@townlight/contract/bundles';
import type { BundleScheme } from '@townlight/contract/bundles/scheme';
import {
  compareAlphabetically,
  compareByDescription,
  toDescriptionKey,
} from '@townlight/domain/bundles';
import { type CachedReply, createCachedReply } from '../../../platform/http/cached-reply.ts';
import { NotFound } from '../../../platform/http/errors.ts';
import type { CategorizedRecords } from '../categorized-records.ts';
import type { BundlesSnapshot } from '../snapshot.ts';
import { formatSchemeCsv } from './scheme-csv.ts';
import { exportScheme } from './scheme-file.ts';

/** The tables of the Bundle Tool; each reply is created on first request and cached. */
export interface ToolTables {
  big(): CachedReply;
  nicknames(): CachedReply;
  /** @param agency all by default @throws NotFound */
  descriptions(agency?: string): CachedReply;
  agencies(): CachedReply;
  scheme(): CachedReply;
  schemeCsv(): CachedReply;
  /** Returns the id of a description in the crime counts. */
  idOf(agency: string, code: string): number;
  /** Returns the number of records of a description. */
  recordsOf(agency: string, code: string): number;
}

export interface ToolTablesInput {
  readonly bundles: BundlesSnapshot;
  readonly records: CategorizedRecords;
}

/** Opens the tables of a snapshot for the Bundle Tool. */
export function openToolTables({
  bundles: { tables },
  records: { recordsOfCode, agencyNames },
}: ToolTablesInput): ToolTables {
  const parents = new Map(
    tables.smallBundles.map(({ name, bigBundles }) => [name, bigBundles.join(', ') || null]),
  );
  const smallOf = new Map(tables.nicknames.map(({ name, smallBundle }) => [name, smallBundle]));
  const bigOf = (small: string | null) => (small === null ? null : (parents.get(small) ?? null));
  const recordsOfId = (id: number) => recordsOfCode[id] ?? 0;
  const ids = once(
    () =>
      new Map(tables.descriptions.map((row) => [toDescriptionKey(row.agency, row.code), row.id])),
  );
  const idOf = (agency: string, code: string) => ids().get(toDescriptionKey(agency, code)) ?? -1;
  const rows = once(() =>
    tables.descriptions
      .toSorted(compareByDescription)
      .map(({ id, agency, code, name, nickname }) => {
        const small = nickname === null ? null : (smallOf.get(nickname) ?? null);
        return {
          name,
          nickname,
          small_bundle_name: small,
          big_bundle_name: bigOf(small),
          agency,
          code,
          records: recordsOfId(id),
        } satisfies CrimeDescriptionRow;
      }),
  );
  const agencies = once(() =>
    [...new Set(tables.descriptions.map(({ agency }) => agency))].sort(compareAlphabetically),
  );
  const ofAgency = new Map<string, CachedReply>();

  return {
    big: once(() => {
      const smallBundleCounts = new Map<string, number>();
      for (const name of tables.smallBundles.flatMap(({ bigBundles }) => bigBundles))
        smallBundleCounts.set(name, (smallBundleCounts.get(name) ?? 0) + 1);
      return json(
        tables.bigBundles.map(
          (name): BigBundleRow => ({ name, small_bundles: smallBundleCounts.get(name) ?? 0 }),
        ),
      );
    }),
    nicknames: once(() => {
      const used = Map.groupBy(tables.descriptions, ({ nickname }) => nickname);
      return json(
        tables.nicknames.map(({ name, smallBundle }): NicknameRow => {
          const descriptions = used.get(name) ?? [];
          return {
            name,
            small_bundle_name: smallBundle,
            big_bundle_name: bigOf(smallBundle),
            descriptions: descriptions.length,
            records: descriptions.reduce((sum, { id }) => sum + recordsOfId(id), 0),
          };
        }),
      );
    }),
    descriptions(agency = '') {
      const cached = ofAgency.get(agency);
      if (cached !== undefined) return cached;
      if (agency !== '' && !agencies().includes(agency))
        throw new NotFound(
          `There is no agency "${agency}" with crime descriptions; /api/bundles/agencies lists them.`,
        );
      const reply = json(agency === '' ? rows() : rows().filter((row) => row.agency === agency));
      ofAgency.set(agency, reply);
      return reply;
    },
    agencies: once(() =>
      json(
        agencies().map((agency): BundleAgency => {
          const named = agencyNames.get(agency);
          return { agency, name: named?.name ?? agency, short_name: named?.shortName ?? agency };
        }),
      ),
    ),
    scheme: once(() => json(exportScheme(tables) satisfies BundleScheme)),
    schemeCsv: once(() =>
      createCachedReply(formatSchemeCsv(exportScheme(tables)), {
        contentType: 'text/csv; charset=utf-8',
      }),
    ),
    idOf,
    recordsOf: (agency, code) => recordsOfId(idOf(agency, code)),
  };
}

function json(value: unknown): CachedReply {
  return createCachedReply(JSON.stringify(value));
}

function once<Value>(make: () => Value): () => Value {
  let cached: { readonly value: Value } | undefined;
  return () => {
    cached ??= { value: make() };
    return cached.value;
  };
}

import type {
  BigBundleRow,
  BundleAgency,
  BundleScheme,
  CrimeDescriptionRow,
  NicknameRow,
} from '@townlight/contract/bundles';
import { byDescription, byLetters, descriptionKey } from '@townlight/domain/bundles';
import type { BundlesSnapshot } from '../bundles/index.ts';
import type { CrimeSnapshot } from '../crime/index.ts';
import { type CachedReply, createCachedReply } from '../platform/http/cached-reply.ts';
import { NotFound } from '../platform/http/errors.ts';
import { writeSchemeCsv } from './scheme-csv.ts';
import { schemeOf } from './scheme-file.ts';

/** The tables of the Bundle Tool; each reply is created on first request and cached. */
export interface BundleToolSnapshot {
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

export function openBundleTool(
  { tables }: BundlesSnapshot,
  { data: { recordsOfCode, agencyNames } }: CrimeSnapshot,
): BundleToolSnapshot {
  const parents = new Map(
    tables.smallBundles.map(({ name, bigBundles }) => [name, bigBundles.join(', ') || null]),
  );
  const smallOf = new Map(tables.nicknames.map(({ name, smallBundle }) => [name, smallBundle]));
  const bigOf = (small: string | null) => (small === null ? null : (parents.get(small) ?? null));
  const recordsOfId = (id: number) => recordsOfCode[id] ?? 0;
  const ids = once(
    () => new Map(tables.descriptions.map((row) => [descriptionKey(row.agency, row.code), row.id])),
  );
  const idOf = (agency: string, code: string) => ids().get(descriptionKey(agency, code)) ?? -1;
  const rows = once(() =>
    tables.descriptions.toSorted(byDescription).map(({ id, agency, code, name, nickname }) => {
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
    [...new Set(tables.descriptions.map(({ agency }) => agency))].sort(byLetters),
  );
  const ofAgency = new Map<string, CachedReply>();

  return {
    big: once(() => {
      const held = new Map<string, number>();
      for (const name of tables.smallBundles.flatMap(({ bigBundles }) => bigBundles))
        held.set(name, (held.get(name) ?? 0) + 1);
      return json(
        tables.bigBundles.map(
          (name): BigBundleRow => ({ name, small_bundles: held.get(name) ?? 0 }),
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
      const kept = ofAgency.get(agency);
      if (kept !== undefined) return kept;
      if (agency !== '' && !agencies().includes(agency))
        throw new NotFound(
          `There is no agency "${agency}" with crime descriptions; /api/bundles/agencies lists them.`,
        );
      const made = json(agency === '' ? rows() : rows().filter((row) => row.agency === agency));
      ofAgency.set(agency, made);
      return made;
    },
    agencies: once(() =>
      json(
        agencies().map((agency): BundleAgency => {
          const named = agencyNames.get(agency);
          return { agency, name: named?.name ?? agency, short_name: named?.shortName ?? agency };
        }),
      ),
    ),
    scheme: once(() => json(schemeOf(tables) satisfies BundleScheme)),
    schemeCsv: once(() =>
      createCachedReply(writeSchemeCsv(schemeOf(tables)), {
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

function once<Made>(make: () => Made): () => Made {
  let made: { readonly value: Made } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

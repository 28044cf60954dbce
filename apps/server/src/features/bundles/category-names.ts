import type { CategoryScheme, FormerName, NamedTableKey } from '@townlight/domain/bundles';
import { toSlug } from '@townlight/domain/places';
import { NotFound } from '../../platform/http/errors.ts';

/** Names of categories in every form that requests may use: exact, other case, slug, or former name. */
export interface CategoryNames {
  /** Big bundle → its small bundles, both in the order of the scheme. */
  readonly big: ReadonlyMap<string, readonly string[]>;
  readonly small: ReadonlySet<string>;
  readonly bigBySlug: ReadonlyMap<string, string>;
  readonly smallBySlug: ReadonlyMap<string, string>;
  /** Slug of a former name that no row has now → current name. */
  readonly former: Readonly<Record<'big' | 'small', ReadonlyMap<string, string>>>;
}

export function indexCategoryNames(
  scheme: CategoryScheme & { readonly formerNames?: readonly FormerName[] },
): CategoryNames {
  const big = new Map<string, string[]>(scheme.bigBundles.map((name) => [name, []]));
  for (const { name, bigBundles } of scheme.smallBundles) {
    for (const bundle of bigBundles) big.get(bundle)?.push(name);
  }
  const small = new Set(scheme.smallBundles.map(({ name }) => name));
  const bySlug = (list: Iterable<string>) =>
    new Map([...list].map((name) => [toSlug(name), name] as const));
  const bigBySlug = bySlug(big.keys());
  const smallBySlug = bySlug(small);
  const { formerNames = [] } = scheme;
  const formerIn = (table: NamedTableKey, currentSlugs: ReadonlyMap<string, string>) =>
    new Map(
      formerNames
        .filter((former) => former.table === table && !currentSlugs.has(toSlug(former.name)))
        .map(({ name, now }) => [toSlug(name), now] as const),
    );
  const former = { big: formerIn('big', bigBySlug), small: formerIn('small', smallBySlug) };
  return {
    big,
    small,
    bigBySlug: new Map([...former.big, ...bigBySlug]),
    smallBySlug: new Map([...former.small, ...smallBySlug]),
    former,
  };
}

/** @throws NotFound that lists the big bundles */
export function requireBigBundle(names: CategoryNames, text: string): string {
  const found = names.big.has(text) ? text : names.bigBySlug.get(toSlug(text));
  if (found !== undefined) return found;
  throw new NotFound(
    names.big.size === 0
      ? `There is no crime category "${text}"; none has been set up yet.`
      : `There is no crime category "${text}"; the categories are ${[...names.big.keys()].join(', ')}.`,
  );
}

/** @throws NotFound that points to the list of crime types */
export function requireSmallBundle(names: CategoryNames, text: string): string {
  const found = names.small.has(text) ? text : names.smallBySlug.get(toSlug(text));
  if (found !== undefined) return found;
  throw new NotFound(`There is no crime type "${text}"; /api/bundles/small lists the crime types.`);
}

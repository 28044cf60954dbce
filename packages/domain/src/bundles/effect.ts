import {
  type CategoryDraft,
  compareAlphabetically,
  type DescriptionDraft,
} from './category-draft.ts';

/** Records of an agency that move from one small bundle to another; `null` is no bundle. */
export interface SmallBundleMove {
  readonly agency: string;
  readonly from: string | null;
  readonly to: string | null;
  readonly records: number;
}

/** Records of an agency that enter or leave a big bundle. */
export interface BigBundleMove {
  readonly name: string;
  readonly agency: string;
  readonly gained: number;
  readonly lost: number;
}

/** A category that counts other descriptions than before. */
export interface RecountedCategory<Key> {
  readonly table: 'big' | 'small';
  readonly name: string;
  readonly before: readonly Key[];
  readonly after: readonly Key[];
  /** The small bundles it consists of, under their former names; a new one under its only name. */
  readonly typesBefore: ReadonlySet<string>;
  readonly typesAfter: ReadonlySet<string>;
}

/** The effect of a draft's changes on the figures. */
export interface DraftEffect<Key> {
  readonly moves: readonly SmallBundleMove[];
  readonly bigBundles: readonly BigBundleMove[];
  /** Categories that exist before and after. */
  readonly recounted: readonly RecountedCategory<Key>[];
}

/**
 * Computes the effect of a draft. Renames have none, because rows are compared by identity.
 * @param describeRecord returns the caller's key of a description and its number of records
 */
export function computeChangeEffect<Key>(
  draft: CategoryDraft,
  describeRecord: (agency: string, code: string) => { readonly key: Key; readonly records: number },
): DraftEffect<Key> {
  const moves = new Map<string, SmallBundleMove>();
  const bigMoves = new Map<string, BigBundleMove>();
  const touched = new Set<Category>();
  for (const description of draft.descriptions.values()) {
    const { before, after, bigBefore, bigAfter } = placementOf(draft, description);
    const { agency } = description;
    if (before === after && sameMembers(bigBefore, bigAfter)) continue;
    const { records } = describeRecord(agency, description.code);
    if (before !== after) {
      const [from, to] = [before ? currentNameOf(before) : null, after?.name ?? null];
      const key = JSON.stringify([agency, from, to]);
      moves.set(key, { agency, from, to, records: (moves.get(key)?.records ?? 0) + records });
      for (const category of [before, after]) if (category) touched.add(category);
    }
    for (const category of new Set([...bigBefore, ...bigAfter])) {
      const [gains, loses] = [!bigBefore.has(category), !bigAfter.has(category)];
      if (!gains && !loses) continue;
      touched.add(category);
      const key = JSON.stringify([category.name, agency]);
      const sum = bigMoves.get(key);
      bigMoves.set(key, {
        name: category.name,
        agency,
        gained: (sum?.gained ?? 0) + (gains ? records : 0),
        lost: (sum?.lost ?? 0) + (loses ? records : 0),
      });
    }
  }
  return {
    moves: [...moves.values()].sort(
      (a, b) => b.records - a.records || compareAlphabetically(a.agency, b.agency),
    ),
    bigBundles: [...bigMoves.values()].sort(
      (a, b) => b.gained + b.lost - a.gained - a.lost || compareAlphabetically(a.name, b.name),
    ),
    recounted: recounted(draft, touched, (agency, code) => describeRecord(agency, code).key),
  };
}

/** A small bundle, or a big one. */
interface Category {
  readonly name: string;
  readonly was?: { readonly name: string };
}

function placementOf({ small, big }: CategoryDraft, { nickname, was }: DescriptionDraft) {
  const before = was.nickname?.was?.smallBundle ?? null;
  const after = nickname?.smallBundle ?? null;
  return {
    before,
    after: after !== null && small.has(after) ? after : null,
    bigBefore: new Set(before?.was?.bigBundles ?? []),
    bigAfter: new Set([...(after?.bigBundles ?? [])].filter((one) => big.has(one))),
  };
}

function recounted<Key>(
  draft: CategoryDraft,
  touched: ReadonlySet<Category>,
  keyOf: (agency: string, code: string) => Key,
): RecountedCategory<Key>[] {
  const stays = (category: Category) =>
    category.was !== undefined &&
    (draft.small.has(category as never) || draft.big.has(category as never));
  const counted = new Map(
    [...touched].filter(stays).map((category) => [
      category,
      {
        table: draft.big.has(category as never) ? ('big' as const) : ('small' as const),
        name: category.name,
        before: [] as Key[],
        after: [] as Key[],
        typesBefore: new Set<string>(),
        typesAfter: new Set<string>(),
      },
    ]),
  );
  for (const description of draft.descriptions.values()) {
    const { before, after, bigBefore, bigAfter } = placementOf(draft, description);
    const key = keyOf(description.agency, description.code);
    for (const category of before ? [before, ...bigBefore] : []) {
      counted.get(category)?.before.push(key);
      counted.get(category)?.typesBefore.add(currentNameOf(before as Category));
    }
    for (const category of after ? [after, ...bigAfter] : []) {
      counted.get(category)?.after.push(key);
      counted.get(category)?.typesAfter.add(currentNameOf(after as Category));
    }
  }
  return [...counted.values()];
}

function currentNameOf({ name, was }: Category): string {
  return was?.name ?? name;
}

function sameMembers<Member>(first: ReadonlySet<Member>, second: ReadonlySet<Member>): boolean {
  return first.size === second.size && [...first].every((member) => second.has(member));
}

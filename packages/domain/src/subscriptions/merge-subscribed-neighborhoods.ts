/** A subscribed neighborhood; list order is email order. */
export interface SubscribedNeighborhood {
  readonly id: string;
  readonly name: string;
  /** Ids of visual categories in email order; an empty list selects all. */
  readonly categories: readonly string[];
}

/**
 * Merges an edit from `before` to `after` into a list that changed to `current` in the meantime, for instance in
 * another tab: applies the additions, removals, order and choices of the edit and preserves all other changes.
 */
export function mergeSubscribedNeighborhoods(
  before: readonly SubscribedNeighborhood[],
  after: readonly SubscribedNeighborhood[],
  current: readonly SubscribedNeighborhood[],
): readonly SubscribedNeighborhood[] {
  const was = byId(before);
  const is = byId(current);
  const wanted = byId(after);
  const retained = [...wanted.values()].flatMap((one) => {
    const earlier = was.get(one.id);
    const now = is.get(one.id);
    if (earlier === undefined) return [one];
    // Removed elsewhere; it is restored only where its choice was changed here.
    if (now === undefined) return sameChoice(earlier, one) ? [] : [one];
    return [sameChoice(earlier, one) ? now : one];
  });
  const addedElsewhere = current.filter(({ id }) => !was.has(id) && !wanted.has(id));
  const merged = [...retained, ...addedElsewhere];
  return sameOrder(before, after) ? inOrderOf(current, merged) : merged;
}

function byId(list: readonly SubscribedNeighborhood[]): Map<string, SubscribedNeighborhood> {
  return new Map(list.map((one) => [one.id, one]));
}

function sameChoice(one: SubscribedNeighborhood, other: SubscribedNeighborhood): boolean {
  return one.categories.toSorted().join() === other.categories.toSorted().join();
}

/** Returns whether the common items have the same order. */
function sameOrder(
  before: readonly SubscribedNeighborhood[],
  after: readonly SubscribedNeighborhood[],
): boolean {
  const inAfter = byId(after);
  const inBefore = byId(before);
  const first = before.filter(({ id }) => inAfter.has(id)).map(({ id }) => id);
  const second = after.filter(({ id }) => inBefore.has(id)).map(({ id }) => id);
  return first.join() === second.join();
}

/** Sorts `list` by the order of `order`; unknown items go last. */
function inOrderOf(
  order: readonly SubscribedNeighborhood[],
  list: readonly SubscribedNeighborhood[],
): readonly SubscribedNeighborhood[] {
  const place = new Map(order.map(({ id }, index) => [id, index]));
  const placeOf = ({ id }: SubscribedNeighborhood) => place.get(id) ?? order.length;
  return list.toSorted((one, other) => placeOf(one) - placeOf(other));
}

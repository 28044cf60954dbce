/** A small bundle is a kind of crime a resident would search for; it may stand in several big ones. */
export interface SmallBundle {
  readonly name: string;
  readonly bigBundles: readonly string[];
}

/** A nickname is the plain name of a group of official descriptions. */
export interface Nickname {
  readonly name: string;
  /** `null` while staff have not put it into one. */
  readonly smallBundle: string | null;
}

/** The categories that staff keep: big bundles hold small bundles hold nicknames. */
export interface CategoryScheme {
  readonly bigBundles: readonly string[];
  readonly smallBundles: readonly SmallBundle[];
  readonly nicknames: readonly Nickname[];
}

/** What a reader chose: no big bundle means all crime, no small bundles all of the big one's. */
export interface CategoryChoice {
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
}

/** The small bundles that a choice counts; `null` means every report, in a category or not. */
export function chosenSmallBundles(
  scheme: CategoryScheme,
  choice: CategoryChoice,
): readonly string[] | null {
  if (choice.smallBundles.length > 0) return choice.smallBundles;
  if (choice.bigBundle === null) return null;
  const big = choice.bigBundle;
  return scheme.smallBundles.filter((s) => s.bigBundles.includes(big)).map((s) => s.name);
}

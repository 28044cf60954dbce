/** A small bundle is a kind of crime that a resident would search for; several big bundles may contain it. */
export interface SmallBundle {
  readonly name: string;
  readonly bigBundles: readonly string[];
}

/** A nickname is the plain name of a group of official descriptions. */
export interface Nickname {
  readonly name: string;
  /** `null` while it is not assigned. */
  readonly smallBundle: string | null;
}

/** The categories that staff edit: big bundles contain small bundles, which contain nicknames. */
export interface CategoryScheme {
  readonly bigBundles: readonly string[];
  readonly smallBundles: readonly SmallBundle[];
  readonly nicknames: readonly Nickname[];
}

/** A reader's choice: no big bundle selects all crime, no small bundles all of the big one. */
export interface CategoryChoice {
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
}

/** Returns the small bundles that a choice counts; `null` is every report, categorized or not. */
export function chosenSmallBundles(
  scheme: CategoryScheme,
  choice: CategoryChoice,
): readonly string[] | null {
  if (choice.smallBundles.length > 0) return choice.smallBundles;
  if (choice.bigBundle === null) return null;
  const big = choice.bigBundle;
  return scheme.smallBundles.filter((s) => s.bigBundles.includes(big)).map((s) => s.name);
}

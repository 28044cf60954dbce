/** Why a change of the categories is refused. */
export type CategoryRefusalReason =
  | 'unknown'
  | 'blank'
  | 'too-long'
  | 'characters'
  | 'ambiguous'
  | 'duplicate'
  | 'in-use'
  | 'changed'
  | 'in-the-way';

interface RefusalDetails {
  /** The row's present state; null where it no longer exists. */
  readonly current?: CurrentRow | null;
  /** What must be moved or changed first. */
  readonly usedBy?: readonly string[];
}

/** The present state of a row's editable fields. */
export type CurrentRow =
  | { readonly table: 'big'; readonly name: string }
  | { readonly table: 'small'; readonly name: string; readonly bigBundles: readonly string[] }
  | { readonly table: 'nicknames'; readonly name: string; readonly smallBundle: string | null }
  | {
      readonly table: 'crime_descriptions';
      readonly name: string;
      readonly nickname: string | null;
      readonly agency: string;
      readonly code: string;
    };

/** A change refused by a rule. Its message is a sentence for the editor. */
export class CategoryRefusal extends Error {
  readonly reason: CategoryRefusalReason;
  readonly current: CurrentRow | null | undefined;
  readonly usedBy: readonly string[] | undefined;

  constructor(
    reason: CategoryRefusalReason,
    message: string,
    { current, usedBy }: RefusalDetails = {},
  ) {
    super(message);
    this.reason = reason;
    this.current = current;
    this.usedBy = usedBy;
  }
}

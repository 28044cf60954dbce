/** One change of the categories. `undefined` leaves a field unchanged; `null` is an emptied field. */
export type CategoryChange =
  | BigBundleChange
  | SmallBundleChange
  | NicknameChange
  | DescriptionChange;

/** `expected` is the row as the editor loaded it. */
export type BigBundleChange =
  | { readonly table: 'big'; readonly action: 'add'; readonly name: string | null }
  | {
      readonly table: 'big';
      readonly action: 'change';
      readonly name: string;
      readonly newName?: string | null | undefined;
      readonly expected?: { readonly name: string } | undefined;
    }
  | {
      readonly table: 'big';
      readonly action: 'delete';
      readonly name: string;
      /** The row that receives what this one contains. */
      readonly moveTo?: string | null | undefined;
      readonly expected?: { readonly name: string } | undefined;
    };

type ExpectedSmallBundle = { readonly name: string; readonly bigBundles: readonly string[] };

export type SmallBundleChange =
  | {
      readonly table: 'small';
      readonly action: 'add';
      readonly name: string | null;
      readonly bigBundles?: readonly string[] | null | undefined;
    }
  | {
      readonly table: 'small';
      readonly action: 'change';
      readonly name: string;
      readonly newName?: string | null | undefined;
      readonly bigBundles?: readonly string[] | null | undefined;
      readonly expected?: ExpectedSmallBundle | undefined;
    }
  | {
      readonly table: 'small';
      readonly action: 'delete';
      readonly name: string;
      readonly moveTo?: string | null | undefined;
      readonly expected?: ExpectedSmallBundle | undefined;
    };

type ExpectedNickname = { readonly name: string; readonly smallBundle: string | null };

export type NicknameChange =
  | {
      readonly table: 'nicknames';
      readonly action: 'add';
      readonly name: string | null;
      readonly smallBundle?: string | null | undefined;
    }
  | {
      readonly table: 'nicknames';
      readonly action: 'change';
      readonly name: string;
      readonly newName?: string | null | undefined;
      readonly smallBundle?: string | null | undefined;
      readonly expected?: ExpectedNickname | undefined;
    }
  | {
      readonly table: 'nicknames';
      readonly action: 'delete';
      readonly name: string;
      readonly moveTo?: string | null | undefined;
      readonly expected?: ExpectedNickname | undefined;
    };

/** A new nickname for an official description; `expected` is the row as the editor loaded it. */
export interface DescriptionChange {
  readonly table: 'crime_descriptions';
  readonly action: 'change';
  readonly name: string;
  readonly newName?: string | null | undefined;
  readonly nickname?: string | null | undefined;
  /** Required where several descriptions share the name. */
  readonly agency?: string | undefined;
  readonly code?: string | undefined;
  readonly expected?: { readonly name: string; readonly nickname: string | null } | undefined;
}

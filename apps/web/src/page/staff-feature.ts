import type { StaffPageKind } from '@townlight/domain/pages';
import type { Role } from '@townlight/domain/staff';
import type { ComponentType } from 'react';
import type { LazyComponent, LazyImport } from '../http/lazy-imports.ts';
import type { Catalog } from '../i18n/messages/define-catalog.ts';
import type { MessageId } from '../i18n/messages/en.ts';

/** What a feature adds to the pages of staff. They share one chunk, which public pages do not load. */
export interface StaffFeature {
  readonly name: string;
  readonly pages?: readonly StaffPageEntry[];
  readonly tasks?: readonly StaffTask[];
  /** A section of the staff's home page. */
  readonly HomeSection?: LazyComponent<object>;
}

export interface StaffPageEntry {
  readonly kind: StaffPageKind;
  readonly importPage: LazyImport<ComponentType>;
  readonly catalogs: readonly Catalog[];
}

/** Something staff do: an entry of the staff's home page, and of the bar unless its page is a public one. */
export interface StaffTask {
  readonly kind: StaffPageKind | 'data';
  readonly name: MessageId;
  readonly description: MessageId;
  /** The only role that has it; all by default. */
  readonly role?: Role;
  /** A count to show with it. */
  readonly Count?: LazyComponent<object>;
}

import type { PageKind } from '@townlight/domain/pages';
import { type ComponentType, createContext, type ReactNode } from 'react';
import type { Catalog } from '../i18n/messages/define-catalog.ts';
import type { MessageId } from '../i18n/messages/en.ts';

/**
 * A feature as the rest of the site knows it. All members but the name are optional. Every page loads this object, so it
 * contains light data and functions that import the pages.
 */
export interface Feature {
  readonly name: string;
  readonly routes?: readonly FeatureRoute[];
  /** Pages for the frames of other sites, without the site's header. */
  readonly embeds?: readonly LazyRoute[];
  readonly links?: readonly NavigationLink[];
  /** The names of its pages for the usage counts. */
  readonly pageNames?: Readonly<Partial<Record<PageKind, MessageId>>>;
  /** The line under the top bar on its pages; without one, it is the main feature's. */
  readonly strip?: Strip;
  /** The page that embeds another site. Its content security policy needs a separate document. */
  readonly framedPage?: PageKind;
}

/** A component, or the import of one. */
type Strip =
  | { readonly Component: ComponentType<StripClasses> }
  | { readonly importStrip: () => Promise<ComponentType<StripClasses>> };

export type FeatureRoute =
  | LazyRoute
  | { readonly paths: readonly string[]; readonly element: ReactNode };

/** A page whose code and messages load in parallel when it is opened. */
export interface LazyRoute {
  /** Router patterns, from `PAGE_PATHS` or `PAGE_PATTERNS`. */
  readonly paths: readonly string[];
  readonly importPage: () => Promise<ComponentType>;
  readonly catalogs: readonly Catalog[];
}

export interface NavigationLink {
  readonly group: 'tools' | 'moreTools' | 'stories' | 'about';
  /** The place in its group, from 1. */
  readonly position: number;
  readonly to: string;
  readonly text: MessageId;
  /** Further pages on which it is the current link, with all below them. */
  readonly alsoOf?: readonly string[];
  readonly subpages?: readonly Pick<NavigationLink, 'to' | 'text'>[];
}

/** Class names of the line under the top bar. */
export interface StripClasses {
  readonly plain: string;
  /** Highlighted. */
  readonly notice: string;
  /** Hidden on narrow windows. */
  readonly long: string;
  /** Shown on narrow windows only. */
  readonly short: string;
}

/** The features of the site, which the app layer provides. */
export const FeaturesContext = createContext<readonly Feature[]>([]);

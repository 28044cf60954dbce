/** The kinds of mistakes. */
export const FAULT_KINDS = [
  'sign',
  'boundary',
  'label',
  'null',
  'handler',
  'status',
  'cache',
  'await',
  'color',
  'spanish',
  'state',
  'order',
  'rule',
  'access',
  'accessibility',
] as const;

export const FAULT_FEATURES = [
  'crime',
  'air',
  'coronavirus',
  'places',
  'news',
  'newsletter',
  'subscriptions',
  'staff',
  'bundles',
  'feedback',
  'usage',
  'traffic',
  'our-data',
  'sources',
  'ingest',
  'platform',
  'pages',
  'shell',
  'tables',
  'share',
  'maps',
  'contacts',
] as const;

export const FAULT_LAYERS = ['domain', 'server', 'web', 'messages', 'county', 'contract'] as const;

/** A mistake that is planted in one file, and that some test must find. */
export interface Fault {
  readonly id: string;
  readonly feature: (typeof FAULT_FEATURES)[number];
  readonly layer: (typeof FAULT_LAYERS)[number];
  readonly kind: (typeof FAULT_KINDS)[number];
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly find: string;
  readonly replace: string;
  /** The visible effect for a reader, a member of staff or an operator. */
  readonly what: string;
  /** Whether the fault affects loading: the sample county must then be loaded with it. */
  readonly spoilsLoading?: true;
  /** Folders or files below `e2e/site` whose tests it concerns. */
  readonly site: readonly string[];
  /** Path prefixes of browser specs below `e2e` that it concerns. */
  readonly specs: readonly string[];
  /** The same for a checkout that precedes the move of the tests to `e2e/site`. */
  readonly oldSpecs: readonly string[];
}

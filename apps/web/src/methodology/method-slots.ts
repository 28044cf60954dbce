import type { MethodName } from '@townlight/domain/county';

/** The slots of each text, by the names in `<!-- here: name -->`. */
export const METHOD_SLOTS = {
  crime: ['to-map'],
  categories: ['to-method'],
  'crime-types': ['to-method'],
  air: ['to-tracker', 'accuracy'],
  coronavirus: ['to-map', 'sources', 'areas'],
} as const satisfies Record<MethodName, readonly string[]>;

export type MethodSlot<Name extends MethodName> = (typeof METHOD_SLOTS)[Name][number];

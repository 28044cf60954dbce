/** What the pages place in their texts, by the name that `<!-- here: name -->` gives it there. */
export const METHOD_SLOTS = {
  crime: ['to-map'],
  categories: ['to-method'],
  'crime-types': ['to-method'],
  air: ['to-tracker', 'accuracy'],
  coronavirus: ['to-map', 'sources', 'areas'],
} as const;

export type MethodName = keyof typeof METHOD_SLOTS;

export type MethodSlot<Name extends MethodName> = (typeof METHOD_SLOTS)[Name][number];

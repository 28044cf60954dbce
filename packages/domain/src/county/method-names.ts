/** The methods that have a page. */
export const METHOD_NAMES = ['crime', 'categories', 'crime-types', 'air', 'coronavirus'] as const;

export type MethodName = (typeof METHOD_NAMES)[number];

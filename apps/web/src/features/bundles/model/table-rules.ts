import type { TableName } from './scheme-tables.ts';

/** // spec 9 */
export const PAGE_SIZES: Readonly<
  Record<TableName, { readonly size: number; readonly options: readonly number[] }>
> = {
  big: { size: 10, options: [5, 10, 25] },
  small: { size: 10, options: [5, 10, 25, 50] },
  nicknames: { size: 25, options: [5, 10, 25, 50] },
  crime_descriptions: { size: 50, options: [5, 10, 25, 50, 100] },
};

import type { Part } from '../platform/parts/part.ts';

/**
 * What a part made, out of what all parts made. This is the one place where a type is taken on trust: the list of parts is
 * of mixed types, and so is the map. It is filled under each part's name with what that very part has built or
 * opened, and no two parts have one name (`checkedParts`).
 * @throws Error where the part has made nothing
 */
export function madeBy<Made>(values: ReadonlyMap<string, unknown>, { name }: Part): Made {
  if (!values.has(name))
    throw new Error(`the part ${name} is not in the snapshot; add it to the list of parts`);
  return values.get(name) as Made;
}

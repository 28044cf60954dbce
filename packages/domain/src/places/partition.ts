/** The three ways in which the county is cut into areas. The filter panel offers the first two (reading 5). */
export const PARTITIONS = ['neighborhoods', 'zipcodes', 'tracts'] as const;

export type Partition = (typeof PARTITIONS)[number];

export function isPartition(text: string): text is Partition {
  return (PARTITIONS as readonly string[]).includes(text);
}

/** The word in the singular, as the paths `/api/{singular}s/{id}/monthly` write it. */
export const PARTITION_SINGULAR: Record<Partition, string> = {
  neighborhoods: 'neighborhood',
  zipcodes: 'zipcode',
  tracts: 'tract',
};

/**
 * How finely boundaries are drawn: `county` for the whole of it, `city` and `street` for what is looked at from near.
 * Finer levels leave out less of what the source holds; where it holds no more, they are the same.
 */
export const GEOMETRY_LEVELS = ['county', 'city', 'street'] as const;

export type GeometryLevel = (typeof GEOMETRY_LEVELS)[number];

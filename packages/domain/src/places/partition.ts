/** The three partitions of the county into areas. The filter panel offers the first two (reading 5). */
export const PARTITIONS = ['neighborhoods', 'zipcodes', 'tracts'] as const;

export type Partition = (typeof PARTITIONS)[number];

/** Returns whether a text names a partition, as in an address. */
export function isPartition(text: string): text is Partition {
  return (PARTITIONS as readonly string[]).includes(text);
}

/** The singular, as in the paths `/api/{singular}s/{id}/monthly`. */
export const PARTITION_SINGULAR = {
  neighborhoods: 'neighborhood',
  zipcodes: 'zipcode',
  tracts: 'tract',
} as const satisfies Record<Partition, string>;

/**
 * Levels of detail of boundaries: `county` for the overview, `city` and `street` for higher zoom levels. Finer levels
 * simplify the source less; where the source has no more detail, they are equal.
 */
export const GEOMETRY_LEVELS = ['county', 'city', 'street'] as const;

export type GeometryLevel = (typeof GEOMETRY_LEVELS)[number];

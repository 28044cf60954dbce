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

import type { AreaKind } from '@townlight/domain/places';

/** An area that does not come from a file; the sample county's are of this form. */
export type GivenArea = {
  geometry: unknown;
  properties: {
    id: string;
    name: string;
    kind?: AreaKind;
    city?: string;
    region?: string;
    residents?: number;
    /** The slug of the agency that polices it. */
    agency?: string;
  };
};

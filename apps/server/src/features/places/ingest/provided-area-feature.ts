import type { AreaKind } from '@townlight/domain/places';

/** An area that is not from a file, as in the sample county. */
export type ProvidedAreaFeature = {
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

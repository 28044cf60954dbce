import type { PoolClient } from 'pg';

/** Operations on the releases of one kind; each runs in one transaction and returns lines for the user. */
export interface ReleaseHandler {
  /** The kind as stored in the release, e.g. `crime`. */
  readonly kind: string;
  /** Returns further details of a release. */
  show?(client: PoolClient, releaseId: number): Promise<readonly string[]>;
  /**
   * Accepts the proposed months of a release that has not been reviewed.
   * @param anyway further months, as `2025-01..2025-03`, that lack many of their rows
   */
  accept?(
    client: PoolClient,
    releaseId: number,
    anyway: string | undefined,
  ): Promise<readonly string[]>;
  /** Withdraws a release with all its data. */
  withdraw?(client: PoolClient, releaseId: number): Promise<readonly string[]>;
}

import type { PoolClient } from 'pg';

/** What can be done with the releases of one kind; each in one transaction, with a line or more for the reader. */
export interface ReleaseKind {
  /** As it stands in the release, e.g. `crime`. */
  readonly kind: string;
  /** What else there is to say of a release. */
  show?(client: PoolClient, releaseId: number): Promise<readonly string[]>;
  /**
   * Takes the proposal of a release about which nobody has said anything.
   * @param anyway further months, as `2025-01..2025-03`, that lack many of their rows
   */
  accept?(
    client: PoolClient,
    releaseId: number,
    anyway: string | undefined,
  ): Promise<readonly string[]>;
  /** Takes a release back, with all that came by it. */
  withdraw?(client: PoolClient, releaseId: number): Promise<readonly string[]>;
}

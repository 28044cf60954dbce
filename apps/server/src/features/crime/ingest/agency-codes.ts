import { type CodeRange, findNicknameByCode } from '@townlight/domain/crime';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../platform/database/version.ts';

/** Maps one agency's official codes to their database ids. */
export class AgencyCodes {
  private readonly agency: string;
  private readonly ids: Map<string, number>;

  private readonly classes: readonly CodeRange[];

  /** Code id → the description at its first occurrence in this load. */
  private readonly seen = new Map<number, string>();
  /** Ids of the codes that this load added → their nickname. */
  private readonly added = new Map<number, string | null>();

  private constructor(agency: string, ids: Map<string, number>, classes: readonly CodeRange[]) {
    this.agency = agency;
    this.ids = ids;
    this.classes = classes;
  }

  static async load(
    client: PoolClient,
    agency: string,
    classes: readonly CodeRange[],
  ): Promise<AgencyCodes> {
    const { rows } = await client.query<{ code: string; id: number }>(
      'select code, id from crime_code where agency = $1',
      [agency],
    );
    return new AgencyCodes(agency, new Map(rows.map((row) => [row.code, row.id])), classes);
  }

  /** Returns the id of a row's code, if the code is known. */
  find(code: string, description: string): number | undefined {
    const id = this.ids.get(code);
    if (id !== undefined && !this.seen.has(id)) this.seen.set(id, description);
    return id;
  }

  /**
   * Inserts an unknown code. It gets the nickname of its class if staff defined one of that name; otherwise it needs a
   * category.
   */
  async add(client: PoolClient, code: string, description: string): Promise<number> {
    const { rows } = await client.query<{ id: number; nickname: string | null }>(
      `insert into crime_code (agency, code, description, nickname)
       values ($1, $2, $3, (select name from nickname where name = $4)) returning id, nickname`,
      [this.agency, code, description, findNicknameByCode(this.classes, code)],
    );
    // The new code appears in the staff's list of descriptions.
    await bumpVersion(client, 'bundles');
    const { id, nickname } = rows[0] as { id: number; nickname: string | null };
    this.ids.set(code, id);
    this.seen.set(id, description);
    this.added.set(id, nickname);
    return id;
  }

  /** Stores which codes the release contains, with their descriptions. */
  async saveReleaseCodes(client: PoolClient, releaseId: number): Promise<void> {
    const ids = [...this.seen.keys()];
    await client.query(
      `insert into release_code (release_id, code_id, description, brought, nickname)
       select $1, * from unnest($2::int[], $3::text[], $4::boolean[], $5::text[])`,
      [
        releaseId,
        ids,
        [...this.seen.values()],
        ids.map((id) => this.added.has(id)),
        ids.map((id) => this.added.get(id) ?? null),
      ],
    );
  }
}

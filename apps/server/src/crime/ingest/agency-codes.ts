import { type CodeClass, nicknameByClass } from '@townlight/domain/crime';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../platform/database/version.ts';

/** One agency's official descriptions: its codes and our ids for them. */
export class AgencyCodes {
  private readonly agency: string;
  private readonly ids: Map<string, number>;

  private readonly classes: readonly CodeClass[];

  /** Ids of those that were met → how they are called where they were met first. */
  private readonly met = new Map<number, string>();
  /** Ids of those that nobody knew → the nickname that they got. */
  private readonly brought = new Map<number, string | null>();

  private constructor(agency: string, ids: Map<string, number>, classes: readonly CodeClass[]) {
    this.agency = agency;
    this.ids = ids;
    this.classes = classes;
  }

  static async load(
    client: PoolClient,
    agency: string,
    classes: readonly CodeClass[],
  ): Promise<AgencyCodes> {
    const { rows } = await client.query<{ code: string; id: number }>(
      'select code, id from crime_code where agency = $1',
      [agency],
    );
    return new AgencyCodes(agency, new Map(rows.map((row) => [row.code, row.id])), classes);
  }

  /** The id of a code that a row has, where it is known. */
  find(code: string, description: string): number | undefined {
    const id = this.ids.get(code);
    if (id !== undefined && !this.met.has(id)) this.met.set(id, description);
    return id;
  }

  /**
   * Takes up a code that was not known. It gets the nickname that its number says, if staff keep one of that name;
   * otherwise it needs a category.
   */
  async add(client: PoolClient, code: string, description: string): Promise<number> {
    const { rows } = await client.query<{ id: number; nickname: string | null }>(
      `insert into crime_code (agency, code, description, nickname)
       values ($1, $2, $3, (select name from nickname where name = $4)) returning id, nickname`,
      [this.agency, code, description, nicknameByClass(this.classes, code)],
    );
    // staff find it among the descriptions
    await bumpVersion(client, 'bundles');
    const { id, nickname } = rows[0] as { id: number; nickname: string | null };
    this.ids.set(code, id);
    this.met.set(id, description);
    this.brought.set(id, nickname);
    return id;
  }

  /** Notes which codes a release has, and how it calls them. */
  async keep(client: PoolClient, releaseId: number): Promise<void> {
    const ids = [...this.met.keys()];
    await client.query(
      `insert into release_code (release_id, code_id, description, brought, nickname)
       select $1, * from unnest($2::int[], $3::text[], $4::boolean[], $5::text[])`,
      [
        releaseId,
        ids,
        [...this.met.values()],
        ids.map((id) => this.brought.has(id)),
        ids.map((id) => this.brought.get(id) ?? null),
      ],
    );
  }
}

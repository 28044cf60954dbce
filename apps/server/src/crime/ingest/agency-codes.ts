import type { PoolClient } from 'pg';
import { bumpVersion } from '../../platform/database/version.ts';

/** One agency's official descriptions: its codes and our ids for them. */
export class AgencyCodes {
  private readonly agency: string;
  private readonly ids: Map<string, number>;

  private constructor(agency: string, ids: Map<string, number>) {
    this.agency = agency;
    this.ids = ids;
  }

  static async load(client: PoolClient, agency: string): Promise<AgencyCodes> {
    const { rows } = await client.query<{ code: string; id: number }>(
      'select code, id from crime_code where agency = $1',
      [agency],
    );
    return new AgencyCodes(agency, new Map(rows.map((row) => [row.code, row.id])));
  }

  find(code: string): number | undefined {
    return this.ids.get(code);
  }

  /** Takes up a code that was not known: it is counted in totals until staff give it a category. */
  async add(client: PoolClient, code: string, description: string): Promise<number> {
    const { rows } = await client.query<{ id: number }>(
      'insert into crime_code (agency, code, description) values ($1, $2, $3) returning id',
      [this.agency, code, description],
    );
    // staff find it among the descriptions that need a category
    await bumpVersion(client, 'bundles');
    const id = (rows[0] as { id: number }).id;
    this.ids.set(code, id);
    return id;
  }
}

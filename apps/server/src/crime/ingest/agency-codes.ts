import { type CodeClass, nicknameByClass } from '@townlight/domain/crime';
import type { PoolClient } from 'pg';
import { bumpVersion } from '../../platform/database/version.ts';

/** One agency's official descriptions: its codes and our ids for them. */
export class AgencyCodes {
  private readonly agency: string;
  private readonly ids: Map<string, number>;

  private readonly classes: readonly CodeClass[];

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

  find(code: string): number | undefined {
    return this.ids.get(code);
  }

  /**
   * Takes up a code that was not known. It gets the nickname that its number says, if staff keep one of that name;
   * otherwise it needs a category.
   */
  async add(client: PoolClient, code: string, description: string): Promise<number> {
    const { rows } = await client.query<{ id: number }>(
      `insert into crime_code (agency, code, description, nickname)
       values ($1, $2, $3, (select name from nickname where name = $4)) returning id`,
      [this.agency, code, description, nicknameByClass(this.classes, code)],
    );
    // staff find it among the descriptions
    await bumpVersion(client, 'bundles');
    const id = (rows[0] as { id: number }).id;
    this.ids.set(code, id);
    return id;
  }
}

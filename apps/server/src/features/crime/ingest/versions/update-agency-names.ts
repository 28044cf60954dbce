import type { PoolClient } from 'pg';
import { bumpVersion } from '../../../../platform/database/version.ts';
import { AGENCY_RELEASES_SQL, NEWEST_FIRST_SQL } from './releases-in-force.ts';

/**
 * Sets the names of an agency and of its codes to those of the newest release in force. A description that staff edited
 * is left unchanged.
 */
export async function updateAgencyNames(client: PoolClient, agency: string): Promise<void> {
  await client.query(
    `update agency set name = newest.name
       from (select r.report ->> 'agencyName' as name from release r
              where ${AGENCY_RELEASES_SQL} and r.report ? 'agencyName' order by ${NEWEST_FIRST_SQL} limit 1) as newest
      where slug = $1 and agency.name is distinct from newest.name`,
    [agency],
  );
  const renamed = await client.query(
    `update crime_code c set description = newest.description
       from (select distinct on (said.code_id) said.code_id, said.description
               from release_code said join release r on r.id = said.release_id
              where ${AGENCY_RELEASES_SQL} order by said.code_id, ${NEWEST_FIRST_SQL}) as newest
      where c.id = newest.code_id and c.description <> newest.description
        and exists (select from release_code where code_id = c.id and brought)
        and exists (select from release_code where code_id = c.id and description = c.description)`,
    [agency],
  );
  if (renamed.rowCount) await bumpVersion(client, 'bundles');
}

/** Deletes the codes that only withdrawn releases contain, unless staff recategorized them. */
export async function deleteUnusedCodes(client: PoolClient, agency: string): Promise<void> {
  const removed = await client.query(
    `delete from crime_code c
      where c.agency = $1
        and exists (select from release_code said
                     where said.code_id = c.id and brought and said.nickname is not distinct from c.nickname)
        and not exists (select from release_code said join release r on r.id = said.release_id
                         where said.code_id = c.id and ${AGENCY_RELEASES_SQL})
        and not exists (select from incident join agency on agency.id = agency_id
                         where slug = $1 and incident.code_id = c.id)`,
    [agency],
  );
  if (removed.rowCount) await bumpVersion(client, 'bundles');
}

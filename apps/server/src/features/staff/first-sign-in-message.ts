import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import { createSignInLink, INVITATION_LINK_TTL_MS } from './create-sign-in-link.ts';
import { inviteMember } from './store/change-members.ts';
import { countMembersAndSignIns } from './store/members.ts';

/**
 * The account of the person who installs the server. It receives no mail; people are invited by their real addresses.
 */
const FIRST_ADMINISTRATOR = 'administrator@localhost';

export interface FirstSignInOptions {
  readonly siteUrl: string;
  readonly dataFolder: string;
  /** Whether someone reads the output; else it is a log, which may be collected, and gets no link. */
  readonly isTerminal: boolean;
}

/**
 * Creates the startup message of a server on which no member has signed in yet: the first time a link that signs in the
 * first administrator, or the file with it, later how to get another link. // reading 29
 */
export async function createFirstSignInMessage(
  pool: Pool,
  { siteUrl, dataFolder, isTerminal }: FirstSignInOptions,
): Promise<string[]> {
  const { members, signedIn } = await countMembersAndSignIns(pool);
  const file = join(dataFolder, 'first-sign-in.txt');
  if (signedIn > 0) {
    await rm(file, { force: true });
    return [];
  }
  if (members > 0)
    return [
      'Nobody has signed in as staff yet; npx townlight staff invite EMAIL --role administrator prints a link',
    ];
  const { id } = await inviteMember(pool, FIRST_ADMINISTRATOR, 'administrator', 'command line');
  const link = await createSignInLink(pool, id, { siteUrl, lastsMs: INVITATION_LINK_TTL_MS });
  if (isTerminal) return [`The first administrator signs in here, once, within 24 hours: ${link}`];
  await writeFile(file, `${link}\n`, { mode: 0o600 });
  return [`The link that signs in the first administrator, once, within 24 hours, is in ${file}`];
}

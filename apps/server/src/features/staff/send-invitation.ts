import type { Pool } from 'pg';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { createSignInLink, INVITATION_LINK_TTL_MS } from './create-sign-in-link.ts';
import { composeLinkMail } from './mail-link.ts';
import type { Staff } from './store/sessions.ts';

export interface Invitation {
  /** A link that signs the member in once, within 24 hours. */
  readonly link: string;
  /** The result of the mail: `none` if no mail server is configured, an error if it was not accepted. */
  readonly mail: 'taken' | 'none' | Error;
}

/**
 * Creates the link of an invitation and mails it if a mail server is configured. @param siteUrl as in
 * `createSignInLink`
 */
export async function sendInvitation(
  { pool, mailer, siteUrl }: { pool: Pool; mailer: Mailer; siteUrl: string },
  member: Pick<Staff, 'id' | 'email'>,
): Promise<Invitation> {
  const link = await createSignInLink(pool, member.id, {
    siteUrl,
    lastsMs: INVITATION_LINK_TTL_MS,
  });
  if (!mailer.sends) return { link, mail: 'none' };
  try {
    await mailer.deliver(composeLinkMail(member.email, link, 'within 24 hours'));
    return { link, mail: 'taken' };
  } catch (error) {
    return { link, mail: error as Error };
  }
}

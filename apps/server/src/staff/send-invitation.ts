import type { Pool } from 'pg';
import type { Mailer } from '../platform/mail/mailer.ts';
import { linkMail } from './mail-link.ts';
import { HANDED_LINK_MS, makeLink } from './make-link.ts';
import type { Staff } from './staff.ts';

export interface Invitation {
  /** Signs the member in once, within 24 hours. */
  readonly link: string;
  /** What became of the mail: `none` where this installation sends none, an error where it was not taken. */
  readonly mail: 'taken' | 'none' | Error;
}

/** Makes the link of an invitation, and mails it where there is a mail server. @param siteUrl as for `makeLink` */
export async function sendInvitation(
  { pool, mailer, siteUrl }: { pool: Pool; mailer: Mailer; siteUrl: string },
  member: Pick<Staff, 'id' | 'email'>,
): Promise<Invitation> {
  const link = await makeLink(pool, member.id, { siteUrl, lastsMs: HANDED_LINK_MS });
  if (!mailer.sends) return { link, mail: 'none' };
  try {
    await mailer.deliver(linkMail(member.email, link, 'within 24 hours'));
    return { link, mail: 'taken' };
  } catch (error) {
    return { link, mail: error as Error };
  }
}

import type { StaffSessionReply } from '@townlight/contract/staff';
import type { Pool } from 'pg';
import type { Log } from '../../platform/log.ts';
import type { FailedSignIns } from '../failures/count-failed-sign-ins.ts';
import type { SessionKeeper } from '../keep-sessions.ts';
import type { Invitation } from '../send-invitation.ts';
import type { Staff } from '../staff.ts';

/** What the routes of staff share. */
export interface StaffDesk {
  readonly pool: Pool;
  readonly log: Log;
  /** The address that visitors use; undefined where nobody told it. */
  readonly publicUrl: string | undefined;
  readonly sessions: SessionKeeper;
  readonly failures: FailedSignIns;
  readonly ways: StaffSessionReply['ways'];
  /** Has a link mailed to a member, some time soon. */
  mailLink(memberId: string): Promise<unknown>;
  /** Makes the link of an invitation, and mails it where there is a mail server. */
  invite(member: Staff): Promise<Invitation>;
  /** To be called after each change that is backed up. */
  markChanged(): void;
}

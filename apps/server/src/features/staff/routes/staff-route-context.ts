import type { StaffSessionReply } from '@townlight/contract/staff/sessions';
import type { Pool } from 'pg';
import type { Log } from '../../../platform/log.ts';
import type { FailedSignInCounter } from '../failures/failed-sign-in-counter.ts';
import type { Invitation } from '../send-invitation.ts';
import type { SessionManager } from '../session-manager.ts';
import type { Staff } from '../store/sessions.ts';

/** The dependencies that the staff routes share. */
export interface StaffRouteContext {
  readonly pool: Pool;
  readonly log: Log;
  /** The public base URL; undefined if it is not configured. */
  readonly publicUrl: string | undefined;
  readonly sessions: SessionManager;
  readonly failures: FailedSignInCounter;
  readonly ways: StaffSessionReply['ways'];
  /** Queues the mail with a sign-in link; `null` where members cannot have one mailed. */
  readonly mailLink: ((memberId: string) => Promise<unknown>) | null;
  /** Creates the link of an invitation and mails it if a mail server is configured. */
  invite(member: Staff): Promise<Invitation>;
  /** Must be called after each change that is part of the backups. */
  markChanged(): void;
}

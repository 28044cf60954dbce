import { normalizeEmail } from '@townlight/domain/email';
import { ROLES, type Role } from '@townlight/domain/staff';
import { type Command, Option } from 'commander';
import { parseDay, withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { Failure } from '../../platform/failure.ts';
import { findServerUrl } from '../../platform/http/running-servers.ts';
import { openMailer } from '../../platform/mail/mailer.ts';
import { describeChanges, describeMembers } from './describe-staff.ts';
import { sendInvitation } from './send-invitation.ts';
import type { StaffOptions } from './serve-staff.ts';
import { readAuditLog } from './store/audit-log.ts';
import {
  inviteMember,
  MemberRefusal,
  type MemberRefusalReason,
  removeMember,
  signOutMember,
} from './store/change-members.ts';
import { countRecentSignInFailures } from './store/failed-sign-ins.ts';
import { unbindAccounts } from './store/identities.ts';
import { readMembers } from './store/members.ts';

const COMMAND_LINE = 'command line';
const MAX_CHANGES = 10_000;

/** Defines `townlight staff`: members and the audit log. Days and times are in the county's time zone. */
export function staffCommands({ siteUrl, mail, timeZone }: StaffOptions) {
  return (
    program: Command,
    { store, openDatabase, print, printJson, log }: CommandContext,
  ): void => {
    const staff = program
      .command('staff')
      .description('manage who can sign in, and see who changed what');

    withJson(staff.command('invite <email>'))
      .description(
        'add someone to the staff, and print a link that signs them in once, within 24 hours',
      )
      .addOption(new Option('--role <role>', 'the role (default: editor)').choices(ROLES))
      .action(async (text: string, { role }: { role?: Role }) => {
        const { pool } = await openDatabase({ mayCreate: true });
        const member = await rethrowRefusal(
          inviteMember(pool, parseEmail(text), role, COMMAND_LINE),
        );
        const mailer = openMailer(mail, log);
        const runningUrl = await findServerUrl(store.dataFolder);
        const invitation = await sendInvitation(
          { pool, mailer, siteUrl: runningUrl ?? siteUrl },
          member,
        );
        mailer.close();
        const isMailed = invitation.mail === 'taken';
        printJson({ email: member.email, role: member.role, link: invitation.link, isMailed });
        print(
          `${member.email} is staff (${member.role}); this link signs them in once, within 24 hours:`,
        );
        print(invitation.link);
        if (runningUrl === null)
          print(
            `no server runs with the data folder ${store.dataFolder}; the link works once one is at ${siteUrl} (PUBLIC_URL, or HOST and PORT)`,
          );
        if (invitation.mail === 'none') return;
        if (invitation.mail !== 'taken')
          throw new Failure(`it was not mailed: ${invitation.mail.message}; hand it over yourself`);
        print('the link was also sent by email');
      });

    withJson(staff.command('list'))
      .description('list the staff')
      .action(async () => {
        const { pool } = await openDatabase();
        const members = await readMembers(pool);
        const failures = await countRecentSignInFailures(pool);
        for (const line of describeMembers(members, timeZone)) print(line);
        print(`failed sign-ins in the last 24 hours: ${failures}`);
        printJson({ members, failedSignIns: failures });
      });

    withQuiet(staff.command('remove <email>'))
      .description('remove someone from the staff; they are signed out at once')
      .action(async (text: string) => {
        const { pool } = await openDatabase();
        const email = parseEmail(text);
        await rethrowRefusal(removeMember(pool, email, COMMAND_LINE));
        print(`${email} is no longer staff`);
      });

    withQuiet(staff.command('sign-out <email>'))
      .description('sign someone out everywhere; unused links stop working')
      .action(async (text: string) => {
        const { pool } = await openDatabase();
        const email = parseEmail(text);
        const ended = await rethrowRefusal(signOutMember(pool, email, COMMAND_LINE));
        print(`${email} is signed out of ${ended === 1 ? '1 browser' : `${ended} browsers`}`);
      });

    withQuiet(staff.command('unlink <email>'))
      .description('let another account at the identity provider sign someone in: the next one')
      .action(async (text: string) => {
        const { pool } = await openDatabase();
        const email = parseEmail(text);
        const accounts = await rethrowRefusal(
          inTransaction(pool, (client) => unbindAccounts(client, email, COMMAND_LINE)),
        );
        print(
          accounts === 0
            ? `${email} had no account at an identity provider yet`
            : `${email} can sign in with another account at the identity provider`,
        );
      });

    withJson(staff.command('audit'))
      .description('list who changed what, oldest first')
      .option('--since <day>', 'from this day on, e.g. 2026-11-01', parseDay)
      .option('--subject <name>', 'list one subject only, e.g. bundles')
      .action(async (options: { since?: string; subject?: string }) => {
        const { pool } = await openDatabase();
        const changes = await readAuditLog(pool, { ...options, timeZone, limit: MAX_CHANGES });
        for (const line of describeChanges(changes.toReversed(), timeZone)) print(line);
        printJson(changes.toReversed());
      });
  };
}

function parseEmail(text: string): string {
  const email = normalizeEmail(text);
  if (email === null)
    throw new Failure(
      `"${text.slice(0, 60)}" is not an email address; write one such as ana@example.org`,
    );
  return email;
}

const REFUSAL_MESSAGES: Record<MemberRefusalReason, string> = {
  'not-staff': 'is not staff; townlight staff list shows who is',
  'already-staff': 'is staff already',
  'last-administrator':
    'is the only administrator who has signed in; have another administrator sign in first',
};

/** Rethrows a `MemberRefusal` as a `Failure` with a message for the command line. */
async function rethrowRefusal<Result>(work: Promise<Result>): Promise<Result> {
  return await work.catch((error) => {
    throw error instanceof MemberRefusal
      ? new Failure(`${error.email} ${REFUSAL_MESSAGES[error.reason]}`)
      : error;
  });
}

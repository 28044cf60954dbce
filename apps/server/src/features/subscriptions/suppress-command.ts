import { normalizeEmail } from '@townlight/domain/email';
import { parseDay, startOfDay } from '@townlight/domain/time';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withJson, withQuiet } from '../../platform/command-line/command-options.ts';
import type { CommandContext } from '../../platform/command-line/run-command-line.ts';
import { Failure } from '../../platform/failure.ts';
import type { Sealing } from './sealing/sealing.ts';
import { loadOrCreateSubscriberSecret } from './store/secret.ts';
import {
  countSuppressionsByDay,
  liftSuppression,
  liftSuppressionsSince,
  type SuppressionReason,
  suppressAddressHash,
} from './store/suppressed.ts';

interface SuppressOptions {
  readonly reason?: SuppressionReason;
  readonly lift?: true;
  readonly since?: string;
  readonly apply?: true;
}

/**
 * Defines `townlight subscribers suppress`: suppresses an address, lifts a suppression, or lifts all for a reason since
 * a day.
 */
export function addSuppressCommand(
  subscribers: Command,
  context: CommandContext,
  { sealing, timeZone }: { sealing: Sealing; timeZone: string },
): void {
  const one = async (text: string, { lift, reason = 'staff' }: SuppressOptions): Promise<void> => {
    const { pool } = await context.openDatabase();
    const { hashOf } = await loadOrCreateSubscriberSecret(pool, sealing);
    const email = parseEmailArgument(text);
    if (!lift) {
      await suppressAddressHash(pool, hashOf(email), reason);
      context.printJson({ email, suppressed: true, reason });
      return context.print(`no more mail goes to ${email}`);
    }
    if (!(await liftSuppression(pool, hashOf(email))))
      throw new Failure(`${email} is not suppressed`);
    context.printJson({ email, suppressed: false });
    context.print(`mail goes to ${email} again, if it is subscribed`);
  };

  const many = async ({ lift, reason, since, apply }: SuppressOptions): Promise<void> => {
    if (!lift || reason === undefined || since === undefined)
      throw new Failure(
        'name an address, or all that are to get mail again: --lift --reason bounced --since 2026-11-20',
      );
    const which = { reason, since: timeOf(since, timeZone), timeZone };
    const { pool } = await context.openDatabase();
    if (apply) {
      const lifted = await liftSuppressionsSince(pool, which);
      context.printJson({ reason, since: which.since, lifted });
      return context.print(`mail goes to ${addresses(lifted)} again, where subscribed`);
    }
    const days = await countSuppressionsByDay(pool, which);
    for (const { day, count } of days) context.print(`${day}  ${count}`);
    const all = days.reduce((sum, { count }) => sum + count, 0);
    context.printJson({ reason, since: which.since, days, suppressed: all });
    context.print(
      `${addresses(all)} suppressed as ${reason} since ${which.since.toISOString()}; nothing is changed yet: add --apply to send to them again`,
    );
  };

  withQuiet(withJson(subscribers.command('suppress [email]')))
    .description('stop all mail to an address, or allow it again')
    .addOption(
      new Option('--reason <reason>', 'why (default: staff)').choices([
        'staff',
        'bounced',
        'complained',
      ]),
    )
    .option('--lift', 'allow mail again')
    .option(
      '--since <day>',
      'without an address, with --lift: all since this day in the county, or time, e.g. 2026-11-20T09:00-08:00',
    )
    .option('--apply', 'with --since: do it, after a look at what it would change')
    .action((email: string | undefined, given: SuppressOptions) =>
      email === undefined ? many(given) : one(email, given),
    );
}

function timeOf(text: string, timeZone: string): Date {
  const day = parseDay(text);
  if (day !== null) return new Date(startOfDay(day, timeZone));
  const at = new Date(text);
  if (Number.isNaN(at.getTime()) || !/T.*(Z|[+-]\d\d:?\d\d)$/.test(text))
    throw new InvalidArgumentError(
      '--since: write a day such as 2026-11-20, or a time with its zone such as 2026-11-20T09:00-08:00',
    );
  return at;
}

function addresses(count: number): string {
  return count === 1 ? '1 address' : `${count.toLocaleString('en-US')} addresses`;
}

/** @throws InvalidArgumentError if the text is not an email address */
export function parseEmailArgument(text: string): string {
  const email = normalizeEmail(text);
  if (email === null) throw new InvalidArgumentError('write an address such as ana@example.org');
  return email;
}

import type { Command } from 'commander';
import { readSmallText, readTextStream } from '../../../../ingest/files/read-file-bytes.ts';
import type { CommandContext } from '../../../../platform/command-line/run-command-line.ts';
import {
  applyBounceReport,
  type BounceReportContext,
  type BounceReportResult,
  describeServerFault,
} from './apply-bounce-report.ts';
import { parseBounceReport } from './parse-bounce-report.ts';

const MAX_MAILBOX_BYTES = 200_000_000;

/**
 * Defines `townlight newsletter bounce`: reads bounces from a mailbox file, or from standard input as a mail server
 * pipes them.
 */
export function bounceCommand(subscribers: BounceReportContext['subscribers']) {
  return (program: Command, { openDatabase, print }: CommandContext): void => {
    const newsletter =
      program.commands.find((command) => command.name() === 'newsletter') ??
      program.command('newsletter');
    newsletter
      .command('bounce')
      .description('read bounces from a mailbox file, or one email from standard input')
      .argument('[file]', 'a mailbox (mbox) or one mail; - or nothing for standard input', '-')
      .action(async (file: string) => {
        const mailbox =
          file === '-'
            ? await readTextStream(process.stdin, 'standard input', MAX_MAILBOX_BYTES)
            : await readSmallText(
                file,
                'name the mailbox file with the bounces',
                MAX_MAILBOX_BYTES,
              );
        const { pool } = await openDatabase();
        const counts: Record<BounceReportResult | 'skipped', number> = {
          suppressed: 0,
          unsubscribed: 0,
          noted: 0,
          'server-fault': 0,
          unknown: 0,
          skipped: 0,
        };
        for (const mail of splitMailbox(mailbox)) {
          const report = await parseBounceReport(mail);
          counts[
            report === null ? 'skipped' : await applyBounceReport({ pool, subscribers }, report)
          ]++;
        }
        print(
          `addresses suppressed: ${counts.suppressed}; emails marked as bounced: ${counts.noted}; ` +
            `unsubscribed by email: ${counts.unsubscribed}; reports about unknown emails: ${counts.unknown}; other mail skipped: ${counts.skipped}`,
        );
        if (counts['server-fault'] > 0) print(describeServerFault(counts['server-fault']));
      });
  };
}

/** Splits a mailbox file (mbox, RFC 4155) into mails; any other text is one mail. */
function splitMailbox(text: string): string[] {
  if (!text.startsWith('From ')) return text.trim() === '' ? [] : [text];
  return text
    .split(/^From [^\n]*\n/m)
    .filter((mail) => mail.trim() !== '')
    .map((mail) => mail.replaceAll(/^>(>*From )/gm, '$1'));
}

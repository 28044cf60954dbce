import { Command } from 'commander';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { describeOnStore } from '../../../platform/testing/databases.ts';
import type { NewsletterOptions } from '../newsletter-options.ts';
import { insertMailing } from '../store/outbox.ts';
import { newsletterCommands } from './newsletter-commands.ts';

describeOnStore('newsletter status', (open) => {
  test('reports a missing postal address, and lists weekly emails and alerts', async () => {
    const database = await open();
    const status = async (postalAddress: string | undefined) => {
      const printed: string[] = [];
      const program = new Command();
      newsletterCommands({ postalAddress } as NewsletterOptions)(program, {
        openDatabase: async () => database,
        print: (line: string) => void printed.push(line),
        printJson() {},
      } as never);
      await program.parseAsync(['node', 'townlight', 'newsletter', 'status']);
      return printed.join('\n');
    };
    expect(await status(undefined)).toContain('set POSTAL_ADDRESS');
    expect(await status('Townlight, 123 Example Street')).toBe(
      'there is no edition yet; townlight newsletter draft starts one',
    );
    // Regression: only editions were listed, contrary to the documentation.
    await inTransaction(database.pool, async (client) => {
      await insertMailing(client, { id: 'weekly 2026-W47', kind: 'weekly' });
      await insertMailing(client, { id: 'unhealthy-air 2026-11-22', kind: 'unhealthy-air' });
    });
    const listed = await status('Townlight, 123 Example Street');
    for (const id of ['weekly 2026-W47', 'unhealthy-air 2026-11-22'])
      expect(listed).toMatch(new RegExp(`^${id}  \\S+Z  0 of 0 or more emails accepted$`, 'm'));
  });
});

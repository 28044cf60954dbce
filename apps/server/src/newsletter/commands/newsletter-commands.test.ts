import { Command } from 'commander';
import { expect, test } from 'vitest';
import { describeOnStore } from '../../platform/testing/databases.ts';
import type { NewsletterOptions } from '../newsletter-options.ts';
import { newsletterCommands } from './newsletter-commands.ts';

describeOnStore('newsletter status', (open) => {
  test('says that letters have no postal address, until there is one', async () => {
    const database = await open();
    const status = async (postalAddress: string | undefined) => {
      const printed: string[] = [];
      const program = new Command();
      newsletterCommands({ postalAddress } as NewsletterOptions)(program, {
        openDatabase: async () => database,
        print: (line: string) => void printed.push(line),
      } as never);
      await program.parseAsync(['node', 'townlight', 'newsletter', 'status']);
      return printed.join('\n');
    };
    expect(await status(undefined)).toContain('set POSTAL_ADDRESS');
    expect(await status('Townlight, 123 Example Street')).toBe(
      'there is no edition yet; townlight newsletter draft starts one',
    );
  });
});

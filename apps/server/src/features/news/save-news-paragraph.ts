import type { Language } from '@townlight/domain/language';
import type { Pool } from 'pg';
import { inTransaction } from '../../platform/database/transaction.ts';
import { bumpVersion } from '../../platform/database/version.ts';
import { type AuditChange, recordAuditChange } from '../staff/index.ts';
import { deleteParagraph, readParagraphForUpdate, upsertParagraph } from './store.ts';

/**
 * Saves an editor's paragraph in an entry, or removes it when the text is blank; records the change in the audit log.
 */
export async function saveNewsParagraph(
  pool: Pool,
  given: {
    readonly entry: string;
    readonly language: Language;
    readonly markdown: string;
    readonly by: AuditChange['by'];
  },
): Promise<'written' | 'removed' | 'unchanged'> {
  const { entry, language, by } = given;
  const markdown = given.markdown.trim();
  return await inTransaction(pool, async (client) => {
    const before = await readParagraphForUpdate(client, entry, language);
    if ((before ?? '') === markdown) return 'unchanged';
    if (markdown === '') await deleteParagraph(client, entry, language);
    else
      await upsertParagraph(client, {
        entry,
        language,
        markdown,
        writtenBy: typeof by === 'string' ? by : by.email,
        writtenAt: new Date(),
      });
    await recordAuditChange(client, {
      by,
      subject: 'news',
      what: markdown === '' ? 'deleted' : before === null ? 'added' : 'changed',
      of: `paragraph of ${entry} (${language})`,
      before,
      after: markdown === '' ? null : markdown,
    });
    await bumpVersion(client, 'news');
    return markdown === '' ? 'removed' : 'written';
  });
}

import { LANGUAGES, type Language } from '@townlight/domain/language';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Job } from '../../platform/jobs/job.ts';
import { mailJob } from '../../platform/mail/mail-job.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import { findMember } from '../../staff/index.ts';
import type { Letter } from './letter.ts';

const testLetter = z.strictObject({
  /** Id of the edition. */
  id: z.string(),
  area: z.string(),
  language: z.enum(LANGUAGES),
  /** The member who requested it; the queue contains no address. */
  memberId: z.uuid(),
});
export type TestLetter = z.infer<typeof testLetter>;

/** Mails a test email to the member who requested it; sends nothing if they have been removed. */
export function testLetterJob(
  pool: Pool,
  mailer: Mailer,
  preview: (id: string, of: { area: string; language: Language }) => Promise<Letter | null>,
): Job<TestLetter> {
  return mailJob(mailer, {
    name: 'newsletter-test',
    payload: testLetter,
    async write({ id, area, language, memberId }) {
      const [member, letter] = await Promise.all([
        findMember(pool, { id: memberId }),
        preview(id, { area, language }),
      ]);
      if (member === null || letter === null) return null;
      return { ...letter, to: member.email, subject: `[Test] ${letter.subject}` };
    },
  });
}

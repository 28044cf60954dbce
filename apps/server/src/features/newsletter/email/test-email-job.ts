import { LANGUAGES, type Language } from '@townlight/domain/language';
import type { Pool } from 'pg';
import { z } from 'zod';
import type { Job } from '../../../platform/jobs/job.ts';
import { createMailJob } from '../../../platform/mail/mail-job.ts';
import type { Mailer } from '../../../platform/mail/mailer.ts';
import { findMember } from '../../staff/index.ts';
import type { EmailContent } from './email-content.ts';

const testEmailRequest = z.strictObject({
  /** Id of the edition. */
  id: z.string(),
  area: z.string(),
  language: z.enum(LANGUAGES),
  /** The member who requested it; the queue contains no address. */
  memberId: z.uuid(),
});
export type TestEmailRequest = z.infer<typeof testEmailRequest>;

/** Mails a test email to the member who requested it; sends nothing if they have been removed. */
export function testEmailJob(
  pool: Pool,
  mailer: Mailer,
  preview: (id: string, of: { area: string; language: Language }) => Promise<EmailContent | null>,
): Job<TestEmailRequest> {
  return createMailJob(mailer, {
    name: 'newsletter-test',
    payload: testEmailRequest,
    async write({ id, area, language, memberId }) {
      const [member, content] = await Promise.all([
        findMember(pool, { id: memberId }),
        preview(id, { area, language }),
      ]);
      if (member === null || content === null) return null;
      return { ...content, to: member.email, subject: `[Test] ${content.subject}` };
    },
  });
}

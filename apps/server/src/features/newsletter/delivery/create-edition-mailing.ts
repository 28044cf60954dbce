import type { Pool } from 'pg';
import {
  composeEditionEmail,
  type EmailRenderContext,
  openEditionRenderer,
} from '../email/index.ts';
import type { MailingKind } from './mailing-kind.ts';

/**
 * Creates the mailing of an edition: it goes to all subscribers of the monthly newsletter with a neighborhood that the
 * edition covers.
 */
export function createEditionMailing(pool: Pool, emailContext: EmailRenderContext): MailingKind {
  return {
    wanting: 'letters',
    async open({ id }) {
      const edition = await openEditionRenderer(pool, id, emailContext);
      if (edition === null) return null;
      return (recipient, links) => {
        const hasSection = recipient.neighborhoods.some(
          ({ id: area }) => edition.nameOf(area) !== null,
        );
        return hasSection ? composeEditionEmail(edition, recipient, links) : null;
      };
    },
  };
}

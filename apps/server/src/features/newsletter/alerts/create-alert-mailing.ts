import type { AlertKind } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import type { MailingKind } from '../delivery/mailing-kind.ts';
import type { EmailRenderContext } from '../email/index.ts';
import { readAlert } from '../store/alerts.ts';
import type { AlertArea } from './alert.ts';
import { composeAlertEmail } from './compose-alert-email.ts';

/**
 * Creates the mailing of an alert: it goes to subscribers of this kind of alert, about those of their neighborhoods
 * that it covers.
 */
export function createAlertMailing(
  pool: Pool,
  kind: AlertKind,
  emailContext: EmailRenderContext,
): MailingKind {
  return {
    wanting: kind,
    among: ({ about }) => (about as readonly AlertArea[]).map(({ id }) => id),
    async open({ id }) {
      // Neighborhoods may have been added to the alert since the run began.
      const areas = await readAlert(pool, id);
      return ({ language, neighborhoods }, links) => {
        const matched = neighborhoods.flatMap(
          (one) => areas.find((area) => area.id === one.id) ?? [],
        );
        return matched.length === 0
          ? null
          : composeAlertEmail(matched, { language, links }, emailContext);
      };
    },
  };
}

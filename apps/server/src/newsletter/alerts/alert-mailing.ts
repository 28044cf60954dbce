import type { AlertKind } from '@townlight/domain/subscriptions';
import type { Pool } from 'pg';
import type { MailingKind } from '../delivery/mailing-kind.ts';
import type { PrintShop } from '../letter/index.ts';
import { readAlert } from '../store/alerts.ts';
import type { AlertArea } from './alert.ts';
import { composeAlert } from './compose-alert.ts';

/** An alert goes to who wants this kind and has one of its neighborhoods; it tells of those alone. */
export function alertMailing(pool: Pool, kind: AlertKind, shop: PrintShop): MailingKind {
  return {
    wanting: kind,
    among: ({ about }) => (about as readonly AlertArea[]).map(({ id }) => id),
    async open({ id }) {
      // neighborhoods may have come into it since the run began
      const areas = await readAlert(pool, id);
      return ({ language, neighborhoods }, links) => {
        const own = neighborhoods.flatMap((one) => areas.find((area) => area.id === one.id) ?? []);
        return own.length === 0 ? null : composeAlert(own, { language, links }, shop);
      };
    },
  };
}

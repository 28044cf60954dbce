import type { Pool } from 'pg';
import { composeLetter, openEdition, type PrintShop } from '../letter/index.ts';
import type { MailingKind } from './mailing-kind.ts';

/**
 * Creates the mailing of an edition: it goes to all subscribers of the monthly newsletter with a neighborhood that the
 * edition covers.
 */
export function editionMailing(pool: Pool, shop: PrintShop): MailingKind {
  return {
    wanting: 'letters',
    async open({ id }) {
      const edition = await openEdition(pool, id, shop);
      if (edition === null) return null;
      return (recipient, links) => {
        const { language, neighborhoods } = recipient;
        const isTold = neighborhoods.some(
          ({ id: area, categories }) => edition.part(area, language, categories) !== null,
        );
        return isTold ? composeLetter(edition, recipient, links) : null;
      };
    },
  };
}

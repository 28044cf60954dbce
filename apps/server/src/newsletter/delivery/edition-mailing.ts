import type { Pool } from 'pg';
import { composeLetter, openEdition, type PrintShop } from '../letter/index.ts';
import type { MailingKind } from './mailing-kind.ts';

/** An edition goes to everybody who wants letters; who has none of the neighborhoods that it tells of gets none. */
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

import type { Part } from '../platform/parts/part.ts';
import { checkContacts } from './check-contacts.ts';
import type { WhoToAskOptions } from './who-to-ask-options.ts';

/**
 * Lists the contacts for an area: the county's table and the departments that police the area. Nothing is stored in the
 * database.
 */
export function whoToAskPart(options: WhoToAskOptions): Part {
  checkContacts(options.contacts, options.agencies);
  return {
    name: 'who-to-ask',
    async serve({ current }) {
      const { whoToAskRoutes } = await import('./routes.ts');
      return {
        routes: (app) => whoToAskRoutes(app, options, () => current().of(options.crime)),
      };
    },
  };
}

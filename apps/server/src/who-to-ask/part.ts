import type { Part } from '../platform/parts/part.ts';
import { checkContacts } from './check-contacts.ts';
import type { WhoToAskOptions } from './who-to-ask-options.ts';

/** Whom the residents of an area can ask: the county's table, and who polices the area. Nothing of it is kept in the store. */
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

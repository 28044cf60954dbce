import type { Feature } from '../../platform/features/feature.ts';
import { checkContacts } from './check-contacts.ts';
import type { ContactsOptions } from './list-contacts.ts';

/**
 * Lists the contacts for an area: the county's table and the departments that police the area. Nothing is stored in the
 * database.
 */
export function contactsFeature(options: ContactsOptions): Feature {
  checkContacts(options.contacts, options.agencies);
  return {
    name: 'who-to-ask',
    async serve({ current }) {
      const { contactsRoutes } = await import('./routes.ts');
      return {
        routes: (app) => contactsRoutes(app, options, () => current().of(options.crime)),
      };
    },
  };
}

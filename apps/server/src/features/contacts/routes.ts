import { areaContactsRoute } from '@townlight/contract/area-contacts';
import { errorReply } from '@townlight/contract/error-reply';
import { DEFAULT_LANGUAGE } from '@townlight/domain/language';
import type { App } from '../../platform/http/create-app.ts';
import { registerRoute } from '../../platform/http/register-route.ts';
import { type CrimeSnapshot, findAreaIndex } from '../crime/index.ts';
import { type ContactsOptions, listContacts } from './list-contacts.ts';

/** `GET /api/{partition}/{id}/who-to-ask` */
export function contactsRoutes(
  app: App,
  options: ContactsOptions,
  crime: () => CrimeSnapshot,
): void {
  registerRoute(
    app,
    areaContactsRoute,
    {
      tags: ['Places'],
      summary: 'Whom the residents of an area can ask',
      description:
        'Emergency, police, districts, public meetings and help, in words of the `language`. A `phone` that is `null` is not ' +
        'known, and so is a `name`. Entries with `sample` are invented; there are none where the crime records are real.',
      responses: { 400: errorReply, 404: errorReply, 503: errorReply },
    },
    async (request) => {
      const { partition, id } = request.params;
      const { language = DEFAULT_LANGUAGE } = request.query;
      const snapshot = crime();
      const { data } = snapshot;
      const area = findAreaIndex(snapshot, partition, id);
      const policedBy = (data.partitions[partition].policedBy[area] ?? []).map((agency) => ({
        agency,
        name: data.agencyNames.get(agency)?.name ?? agency,
      }));
      return listContacts(options, {
        policedBy,
        neighborhood: partition === 'neighborhoods' ? id : null,
        language,
        sample: data.status.sample,
      });
    },
  );
}

import { errorReply } from '@townlight/contract/errors';
import { areaId, partitionParam } from '@townlight/contract/places';
import { whoToAsk, whoToAskQuery } from '@townlight/contract/who-to-ask';
import { PLAIN_LANGUAGE } from '@townlight/domain/language';
import { z } from 'zod';
import { type CrimeSnapshot, findArea } from '../crime/index.ts';
import type { App } from '../platform/http/create-app.ts';
import { tellWhoToAsk } from './tell-who-to-ask.ts';
import type { WhoToAskOptions } from './who-to-ask-options.ts';

/** `GET /api/{partition}/{id}/who-to-ask` */
export function whoToAskRoutes(
  app: App,
  options: WhoToAskOptions,
  crime: () => CrimeSnapshot,
): void {
  app.get(
    '/api/:partition/:id/who-to-ask',
    {
      schema: {
        tags: ['Places'],
        summary: 'Whom the residents of an area can ask',
        description:
          'Emergency, police, districts, public meetings and help, in words of the `language`. A `phone` that is `null` is not ' +
          'known, and so is a `name`. Entries with `sample` are invented; there are none where the crime records are real.',
        params: z.object({ partition: partitionParam, id: areaId }),
        querystring: whoToAskQuery,
        response: { 200: whoToAsk, 400: errorReply, 404: errorReply, 503: errorReply },
      },
    },
    async (request) => {
      const { partition, id } = request.params;
      const { language = PLAIN_LANGUAGE } = request.query;
      const snapshot = crime();
      const { data } = snapshot;
      const area = findArea(snapshot, partition, id);
      const policedBy = (data.partitions[partition].policedBy[area] ?? []).map((agency) => ({
        agency,
        name: data.agencyNames.get(agency)?.name ?? agency,
      }));
      return tellWhoToAsk(options, {
        policedBy,
        neighborhood: partition === 'neighborhoods' ? id : null,
        language,
        sample: data.status.sample,
      });
    },
  );
}

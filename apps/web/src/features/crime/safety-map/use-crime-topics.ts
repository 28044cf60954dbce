import { useQueryClient } from '@tanstack/react-query';
import { toSlug } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import type { SearchTopics } from '../../../search/match-areas.ts';
import { crimeTypesQuery } from '../api/category-queries.ts';
import type { ChangeSafetyMapState } from './use-safety-map-state.ts';

/** Returns the crime types as search topics of the map, by their official and everyday names. */
export function useCrimeTopics(change: ChangeSafetyMapState): SearchTopics {
  const intl = useIntl();
  const text = useText();
  const client = useQueryClient();
  return useMemo(
    () => ({
      key: `crime types ${intl.locale}`,
      detail: text('filters.topic'),
      // in another language the same types are renamed, not requested again
      load: async () => {
        const types = await client.fetchQuery(crimeTypesQuery);
        return types.map(({ name, big_bundles }) => ({
          id: toSlug(name),
          name: formatCrimeName(intl, name),
          choose: () => change({ bigBundle: big_bundles[0] ?? null, smallBundles: [name] }),
        }));
      },
    }),
    [intl, text, client, change],
  );
}

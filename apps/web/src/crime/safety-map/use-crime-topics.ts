import { smallBundles } from '@townlight/contract/bundles';
import { slugOf } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { crimeName } from '../../language/names.ts';
import { useText } from '../../language/use-text.ts';
import { apiGet } from '../../net/api-request.ts';
import type { SearchTopics } from '../../search/search-topics.ts';
import type { ChangeSafetyMap } from './use-safety-map-state.ts';

/** Types of crime, by their names and by what people call them: the map's search leads to them. */
export function useCrimeTopics(change: ChangeSafetyMap): SearchTopics {
  const intl = useIntl();
  const text = useText();
  return useMemo(
    () => ({
      key: `crime types ${intl.locale}`,
      detail: text('filters.topic'),
      load: async (signal) => {
        const types = await apiGet('/api/bundles/small', smallBundles, {}, signal);
        return types.map(({ name, big_bundles }) => ({
          id: slugOf(name),
          name: crimeName(intl, name),
          choose: () => change({ bigBundle: big_bundles[0] ?? null, smallBundles: [name] }),
        }));
      },
    }),
    [intl, text, change],
  );
}

import type { AreaId } from '@townlight/domain/places';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { localName } from '../../i18n/names.ts';
import { useText } from '../../i18n/use-text.ts';

/** Returns a function that locates the reader and opens the neighborhood there; it reports its progress as a status. */
export function useFindNearMe(props: {
  onStatus: (status: string) => void;
  onFound: (area: AreaId) => void;
}): () => Promise<void> {
  const intl = useIntl();
  const text = useText();
  return async () => {
    props.onStatus(text('search.locating'));
    try {
      const found = await (await import('../../search/my-location.ts')).findMyLocation();
      if (found.state === 'found') props.onFound(found.neighborhood);
      else if (found.state === 'outside')
        props.onStatus(text('search.locationOutside', { county: localName(intl, county.name) }));
      else
        props.onStatus(
          text(found.state === 'refused' ? 'search.locationRefused' : 'search.locationUnknown'),
        );
    } catch {
      props.onStatus(text('search.failed'));
    }
  };
}

import type { SmallBundleReply } from '@townlight/contract/bundles/filters';
import { toSlug } from '@townlight/domain/places';
import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { TitledSearch } from '../../../search/TitledSearch.tsx';

/** The search for another crime type, by its displayed name. */
export function CrimeTypeSearch(props: {
  types: readonly SmallBundleReply[] | undefined;
  onChoose: (slug: string) => void;
}) {
  const intl = useIntl();
  const text = useText();
  const { types } = props;
  const items = useMemo(
    () =>
      (types ?? []).map(({ name }) => ({ id: toSlug(name), name: formatCrimeName(intl, name) })),
    [types, intl],
  );
  return (
    <TitledSearch
      title={text('crimeType.searchCrime')}
      prompt={text('crimeType.searchCrimePrompt')}
      items={items}
      onChoose={props.onChoose}
    />
  );
}

import type { CrimeStatus } from '@townlight/contract/crime';
import { parseYearMonth } from '@townlight/domain/time';
import { useIntl } from 'react-intl';
import { county } from '../../../i18n/county.ts';
import { formatMonth } from '../../../i18n/figures.ts';
import { localName } from '../../../i18n/names.ts';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { useCrimeSentences } from './crime-sentences.ts';

/** @param props.names the names of the compared neighborhoods as a list; `null` where there are none */
export function CompareDescription(props: {
  names: string | null;
  status: CrimeStatus | undefined;
}) {
  const intl = useIntl();
  const sentences = useCrimeSentences();
  const { names, status } = props;
  if (status === undefined) return null;
  const month = parseYearMonth(status.data_through ?? '');
  const text =
    names === null || month === null
      ? sentences.compare(localName(intl, county.name))
      : sentences.compared({ names, month: formatMonth(intl, month) });
  return <PageDescription sample={status.sample} text={text} />;
}

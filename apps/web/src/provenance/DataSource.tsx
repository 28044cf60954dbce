import { useIntl } from 'react-intl';
import { county } from '../i18n/county.ts';
import { formatDay } from '../i18n/figures.ts';
import { localName } from '../i18n/names.ts';
import { Text } from '../i18n/Text.tsx';
import type { DataStatus } from './data-status.ts';

/** The sources of the figures, and the day of their release. */
export function DataSource(props: { status: DataStatus }) {
  const intl = useIntl();
  const { sources, sample, released_at: released } = props.status;
  if (released === null) return null;
  const date = formatDay(intl, released, county.timeZone);
  if (sample) return <Text id="truth.sourceSample" values={{ date }} />;
  const names = intl.formatList(sources.map((source) => localName(intl, source.name)));
  return <Text id="truth.source" values={{ sources: names, date }} />;
}

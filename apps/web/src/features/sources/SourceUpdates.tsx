import type { SourceReply } from '@townlight/contract/sources';
import { useIntl } from 'react-intl';
import { county } from '../../i18n/county.ts';
import { formatDay, formatMoment } from '../../i18n/figures.ts';
import type { MessageId } from '../../i18n/messages/en.ts';
import { localName } from '../../i18n/names.ts';
import { Text } from '../../i18n/Text.tsx';

/** Remarks on a source that is not current. */
const REMARKS: Readonly<Record<SourceReply['state'], MessageId | null>> = {
  current: null,
  new: 'data.source.new',
  failing: 'data.source.failing',
  late: 'data.source.late',
  paused: 'data.source.paused',
};

/** Shows the automatic sources, when each was checked, and a note where one is late. */
export function SourceUpdates({ sources }: { sources: readonly SourceReply[] }) {
  const intl = useIntl();
  const remarks = sources.flatMap(({ name, title, state }) => {
    const id = REMARKS[state];
    return id === null ? [] : [{ name, id, source: localName(intl, title) }];
  });
  return (
    <>
      <h2>
        <Text id="data.updates" />
      </h2>
      <p>
        <Text id="data.updatesText" />
      </p>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Text id="data.source" />
            </th>
            <th scope="col">
              <Text id="data.checked" />
            </th>
            <th scope="col">
              <Text id="data.changed" />
            </th>
          </tr>
        </thead>
        <tbody>
          {sources.map(({ name, title, checked_at, changed_at }) => (
            <tr key={name}>
              <th scope="row">{localName(intl, title)}</th>
              <td>
                {checked_at === null ? (
                  <Text id="data.noneYet" />
                ) : (
                  formatMoment(intl, checked_at, county.timeZone)
                )}
              </td>
              <td>
                {changed_at === null ? (
                  <Text id="data.noneYet" />
                ) : (
                  formatDay(intl, changed_at, county.timeZone)
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {remarks.map(({ name, id, source }) => (
        <p key={name}>
          <Text id={id} values={{ source }} />
        </p>
      ))}
    </>
  );
}

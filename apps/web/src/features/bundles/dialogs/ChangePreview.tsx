import type { BundleChangesPreview } from '@townlight/contract/bundles/history';
import { useIntl } from 'react-intl';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { useAgencyName } from '../api/use-agency-name.ts';
import styles from './ToolDialog.module.css';

/** Shows the effect of a save or an import on readers' figures: moved records and changed ranks. */
export function ChangePreview({ effect }: { effect: BundleChangesPreview }) {
  const intl = useIntl();
  const text = useText();
  const agencyName = useAgencyName();
  const none = text('bundles.noCategory');
  if (effect.moves.length === 0 && effect.ranks.length === 0)
    return (
      <p className={styles.muted}>
        <Text id="bundles.noEffect" />
      </p>
    );
  return (
    <>
      {effect.moves.length > 0 && (
        <table>
          <caption className="visually-hidden">
            <Text id="bundles.moves" />
          </caption>
          <thead>
            <tr>
              <th scope="col">
                <Text id="bundles.agency" />
              </th>
              <th scope="col">
                <Text id="bundles.from" />
              </th>
              <th scope="col">
                <Text id="bundles.to" />
              </th>
              <th scope="col">
                <Text id="bundles.records" />
              </th>
            </tr>
          </thead>
          <tbody>
            {effect.moves.map((move) => (
              <tr key={`${move.agency} ${move.from} ${move.to}`}>
                <td>{agencyName(move.agency)}</td>
                <td>{move.from ?? none}</td>
                <td>{move.to ?? none}</td>
                <td data-figure>{intl.formatNumber(move.records)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {effect.ranks.length > 0 && (
        <>
          <h3>
            <Text id="bundles.ranks" />
          </h3>
          <ul>
            {effect.ranks.map((rank) => (
              <li key={`${rank.months} ${rank.table} ${rank.category} ${rank.neighborhood}`}>
                <Text
                  id="bundles.rank"
                  values={{
                    name: rank.name,
                    category: rank.category,
                    months: rank.months,
                    before: rank.ranking_before,
                    after: rank.ranking_after,
                  }}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

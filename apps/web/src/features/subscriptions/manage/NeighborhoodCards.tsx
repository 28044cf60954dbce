import { languagePrefix } from '@townlight/domain/language';
import { trackerPath } from '@townlight/domain/pages';
import type { EmailFrequency, SubscribedNeighborhood } from '@townlight/domain/subscriptions';
import { useIntl } from 'react-intl';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { AreaOutline } from '../../../page/AreaOutline.tsx';
import { ShareMenu } from '../../../share/ShareMenu.tsx';
import { PlainButton } from '../../../ui/Buttons.tsx';
import styles from './NeighborhoodCards.module.css';

/** Shows a card for each neighborhood, sorted by name, and a dashed one that leads to the search. // spec 2 */
export function NeighborhoodCards(props: {
  neighborhoods: readonly SubscribedNeighborhood[];
  howOften: EmailFrequency;
  onRemove: (neighborhood: SubscribedNeighborhood) => void;
  onAdd: () => void;
}) {
  const { locale } = useIntl();
  const sorted = props.neighborhoods.toSorted((one, other) =>
    one.name.localeCompare(other.name, locale),
  );
  return (
    <ul className={styles.cards}>
      {sorted.map((one) => (
        <NeighborhoodCard
          key={one.id}
          neighborhood={one}
          howOften={props.howOften}
          onRemove={() => props.onRemove(one)}
        />
      ))}
      <li>
        <button type="button" className={styles.add} onClick={props.onAdd}>
          <svg width="1.75rem" height="1.75rem" viewBox="0 0 28 28" aria-hidden="true">
            <path d="M14 4v20M4 14h20" fill="none" stroke="currentColor" strokeWidth="2.4" />
          </svg>
          <Text id="subscription.addCard" />
        </button>
      </li>
    </ul>
  );
}

function NeighborhoodCard(props: {
  neighborhood: SubscribedNeighborhood;
  howOften: EmailFrequency;
  onRemove: () => void;
}) {
  const text = useText();
  const { language } = useLanguageChoice();
  const { id, name } = props.neighborhood;
  const page = trackerPath('neighborhood', id);
  return (
    <li className={styles.card}>
      <AreaOutline area={id} lazy />
      <div className={styles.text}>
        <h3>
          <Link to={page}>{name}</Link>
        </h3>
        {/* spec 2: a fixed line. Delivery dates are not stored, so it states how often emails are sent. */}
        <p className={styles.delivered}>
          <Text id={`subscription.delivered.${props.howOften}`} />
        </p>
        <div className={styles.buttons}>
          <ShareMenu
            about={text('share.crime', { area: name })}
            address={languagePrefix(language) + page}
            label={text('subscription.shareNamed', { name })}
          />
          <PlainButton
            className={styles.remove}
            aria-label={text('subscription.unsubscribeNamed', { name })}
            onClick={props.onRemove}
          >
            <Text id="subscription.unsubscribe" />
          </PlainButton>
        </div>
      </div>
    </li>
  );
}

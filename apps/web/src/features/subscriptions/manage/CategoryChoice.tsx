import {
  resolveEmailSections,
  type SubscribedNeighborhood,
  type VisualCategory,
} from '@townlight/domain/subscriptions';
import type { Ref } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import type { NewsletterCategory } from '../api/use-newsletter-categories.ts';
import styles from './EmailContents.module.css';

/** Selects the categories of the selected neighborhood; without one a press shows a warning. // spec 5 */
export function CategoryChoice(props: {
  ref: Ref<HTMLFieldSetElement>;
  categories: readonly NewsletterCategory[];
  neighborhood: SubscribedNeighborhood | undefined;
  onChoose: (category: VisualCategory, wanted: boolean) => void;
}) {
  const { neighborhood } = props;
  const chosen = neighborhood ? resolveEmailSections(neighborhood.categories) : [];
  return (
    <fieldset ref={props.ref} className={styles.choice}>
      <legend>
        {neighborhood ? (
          <Text id="subscription.partsOf" values={{ name: neighborhood.name }} />
        ) : (
          <Text id="subscription.parts" />
        )}
      </legend>
      {neighborhood === undefined && (
        <p className={styles.hint}>
          <Text id="subscription.selectFirst" />
        </p>
      )}
      {props.categories.map(({ id, name, picture }) => (
        <label key={id} className={styles.category}>
          <input
            type="checkbox"
            checked={chosen.includes(id)}
            onChange={(event) => props.onChoose(id, event.target.checked)}
          />
          <img src={picture} width={36} height={36} alt="" />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

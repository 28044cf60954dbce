import {
  resolveEmailSections,
  type SubscribedNeighborhood,
  type VisualCategory,
} from '@townlight/domain/subscriptions';
import { useRef, useState } from 'react';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { notify } from '../../../notices/notify.ts';
import { useNewsletterCategories } from '../api/use-newsletter-categories.ts';
import { CategoryChoice } from './CategoryChoice.tsx';
import styles from './EmailContents.module.css';
import { NeighborhoodOrder } from './NeighborhoodOrder.tsx';
import pageStyles from './SubscriptionPage.module.css';

/**
 * Edits the contents of the email: its neighborhoods, their order, and the categories of each. // spec 2: the draggable
 * list variant
 */
export function EmailContents(props: {
  neighborhoods: readonly SubscribedNeighborhood[];
  onChange: (
    change: (now: readonly SubscribedNeighborhood[]) => readonly SubscribedNeighborhood[],
  ) => void;
}) {
  const text = useText();
  const { neighborhoods, onChange } = props;
  const categories = useNewsletterCategories();
  const choice = useRef<HTMLFieldSetElement>(null);
  const [selectedId, select] = useState<string | null>(null);
  const selected =
    neighborhoods.find(({ id }) => id === selectedId) ??
    // A single neighborhood is always selected.
    (neighborhoods.length === 1 ? neighborhoods[0] : undefined);
  const choose = (category: VisualCategory, wanted: boolean) => {
    // spec 5, 8
    if (selected === undefined) return notify(text('subscription.noneSelected'), 'warning');
    const chosen = resolveEmailSections(selected.categories);
    const next = wanted ? [...chosen, category] : chosen.filter((one) => one !== category);
    // An empty list would mean all categories.
    if (next.length === 0) return notify(text('subscription.lastCategory'), 'warning');
    onChange((now) =>
      now.map((one) => (one.id === selected.id ? { ...one, categories: next } : one)),
    );
  };
  return (
    <section aria-labelledby="letter-contents" className={pageStyles.section}>
      <h2 id="letter-contents">
        <Text id="subscription.contents" />
      </h2>
      <p>
        <Text id="subscription.contentsText" />
      </p>
      {categories.isError && (
        <FailureNotice
          text="subscription.categoriesNotLoaded"
          onRetry={() => void categories.refetch()}
        />
      )}
      <div className={styles.columns}>
        <NeighborhoodOrder
          neighborhoods={neighborhoods}
          categories={categories.data ?? []}
          selected={selected?.id ?? null}
          onSelect={(id) => {
            select(id);
            // On a phone the choice is below the list.
            choice.current?.scrollIntoView({ block: 'nearest' });
          }}
          onOrder={(ids) =>
            onChange((now) =>
              now.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id)),
            )
          }
        />
        <CategoryChoice
          ref={choice}
          categories={categories.data ?? []}
          neighborhood={selected}
          onChoose={choose}
        />
      </div>
    </section>
  );
}

import { useSortable } from '@dnd-kit/sortable';
import { trackerPath } from '@townlight/domain/pages';
import { resolveEmailSections, type SubscribedNeighborhood } from '@townlight/domain/subscriptions';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import type { NewsletterCategory } from '../api/use-newsletter-categories.ts';
import styles from './EmailContents.module.css';

/** Shows a neighborhood in the order of the email, with a picture of each of its categories. */
export function NeighborhoodRow(props: {
  neighborhood: SubscribedNeighborhood;
  categories: readonly NewsletterCategory[];
  selected: boolean;
  onSelect: () => void;
  /** Null for the first. */
  onUp: (() => void) | null;
  /** Null for the last. */
  onDown: (() => void) | null;
}) {
  const text = useText();
  const { id, name, categories } = props.neighborhood;
  const sortable = useSortable({
    id,
    attributes: { roleDescription: text('subscription.grip') },
  });
  const { transform, transition, isDragging } = sortable;
  const chosen = resolveEmailSections(categories);
  const includedCategories = props.categories.filter((category) => chosen.includes(category.id));
  return (
    <li
      ref={sortable.setNodeRef}
      className={styles.row}
      data-selected={props.selected}
      data-dragging={isDragging}
      style={{
        transform: transform ? `translate3d(0, ${Math.round(transform.y)}px, 0)` : undefined,
        transition,
      }}
    >
      <button
        type="button"
        className={styles.grip}
        ref={sortable.setActivatorNodeRef}
        {...sortable.attributes}
        {...sortable.listeners}
        aria-label={text('subscription.move', { name })}
      >
        <svg width="0.875rem" height="1.25rem" viewBox="0 0 14 20" aria-hidden="true">
          <path
            d="M4 4h.01M10 4h.01M4 10h.01M10 10h.01M4 16h.01M10 16h.01"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </button>
      <div className={styles.of}>
        <Link to={trackerPath('neighborhood', id)}>{name}</Link>
        <ul className={styles.pictures} aria-label={text('subscription.partsOf', { name })}>
          {includedCategories.map((category) => (
            <li key={category.id}>
              <img
                src={category.picture}
                width={36}
                height={36}
                alt={category.name}
                title={category.name}
              />
            </li>
          ))}
        </ul>
      </div>
      <button
        type="button"
        className={styles.select}
        aria-pressed={props.selected}
        aria-label={text('subscription.selectNamed', { name })}
        onClick={props.onSelect}
      >
        <Text id="subscription.select" />
      </button>
      <div className={styles.arrows}>
        <MoveButton up name={name} onPress={props.onUp} />
        <MoveButton name={name} onPress={props.onDown} />
      </div>
    </li>
  );
}

/** Never disabled: the focus would be lost where a row reaches the end. */
function MoveButton(props: { up?: boolean; name: string; onPress: (() => void) | null }) {
  const text = useText();
  const { up, name, onPress } = props;
  return (
    <button
      type="button"
      aria-disabled={onPress === null}
      aria-label={text(up ? 'subscription.up' : 'subscription.down', { name })}
      onClick={() => onPress?.()}
    >
      <svg width="0.875rem" height="0.875rem" viewBox="0 0 14 14" aria-hidden="true">
        <path
          d={up ? 'm2 9 5-5 5 5' : 'm2 5 5 5 5-5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </button>
  );
}

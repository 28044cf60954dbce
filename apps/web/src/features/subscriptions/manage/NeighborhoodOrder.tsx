import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import type { SubscribedNeighborhood } from '@townlight/domain/subscriptions';
import { useText } from '../../../i18n/use-text.ts';
import type { NewsletterCategory } from '../api/use-newsletter-categories.ts';
import styles from './EmailContents.module.css';
import { NeighborhoodRow } from './NeighborhoodRow.tsx';

/** Lists the neighborhoods in the order of the email; moved by dragging, with the keys of a grip, or with buttons. */
export function NeighborhoodOrder(props: {
  neighborhoods: readonly SubscribedNeighborhood[];
  categories: readonly NewsletterCategory[];
  selected: string | null;
  onSelect: (id: string) => void;
  onOrder: (ids: readonly string[]) => void;
}) {
  const text = useText();
  const { neighborhoods } = props;
  const ids = neighborhoods.map(({ id }) => id);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const move = (from: number, to: number) => props.onOrder(arrayMove(ids, from, to));
  const onDragEnd = ({ active, over }: DragEndEvent) => {
    if (over !== null && over.id !== active.id)
      move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const announcementValues = (id: unknown, at: unknown) => ({
    name: neighborhoods.find((one) => one.id === id)?.name ?? '',
    place: ids.indexOf(String(at)) + 1,
    count: ids.length,
  });
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{
        screenReaderInstructions: { draggable: text('subscription.howToMove') },
        announcements: {
          onDragStart: ({ active }) =>
            text('subscription.lifted', announcementValues(active.id, active.id)),
          onDragOver: ({ active, over }) =>
            over ? text('subscription.over', announcementValues(active.id, over.id)) : undefined,
          onDragEnd: ({ active, over }) =>
            text('subscription.dropped', announcementValues(active.id, over?.id ?? active.id)),
          onDragCancel: ({ active }) =>
            text('subscription.notMoved', announcementValues(active.id, active.id)),
        },
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.order}>
          {neighborhoods.map((one, at) => (
            <NeighborhoodRow
              key={one.id}
              neighborhood={one}
              categories={props.categories}
              selected={props.selected === one.id}
              onSelect={() => props.onSelect(one.id)}
              onUp={at === 0 ? null : () => move(at, at - 1)}
              onDown={at === ids.length - 1 ? null : () => move(at, at + 1)}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

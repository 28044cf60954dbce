import type { NeighborHouse } from '@townlight/contract/place-search';
import type { AreaId, Partition, PlaceType } from '@townlight/domain/places';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { county } from '../language/county.ts';
import { localName } from '../language/names.ts';
import { useText } from '../language/use-text.ts';
import { noteUsage } from '../net/note-usage.ts';
import type { ChosenPlace } from './chosen-place.ts';
import type { PlaceLine } from './lines/place-line.ts';
import { usePlaceLines } from './lines/use-place-lines.ts';
import type { SearchableArea } from './match-areas.ts';
import styles from './PlaceSearchBox.module.css';
import { SearchBox } from './SearchBox.tsx';
import type { HoldingArea } from './say-uncertain.ts';
import type { SearchTopics } from './search-topics.ts';

// spec 7: what the safety map and the subscription ask for
export const ALL_TYPES: readonly PlaceType[] = [
  'address',
  'poi',
  'neighborhood',
  'place',
  'postcode',
];

/**
 * The search for places that every page uses: areas of the page, addresses and landmarks of the server, and where the
 * reader is, when asked.
 */
export function PlaceSearchBox(props: {
  prompt: string;
  /** Areas that the page shows, suggested at once. */
  areas: readonly SearchableArea[];
  partition?: Partition;
  types?: readonly PlaceType[];
  /** Longitude and latitude of what the reader looks at: what is near comes first. */
  near?: readonly [number, number] | undefined;
  /** False where the place is in none of the page's areas: the reader is told. */
  onChoose: (place: ChosenPlace) => boolean | Promise<boolean>;
  /** The page is of neighborhoods alone: of a zip code, its neighborhoods are offered. */
  onlyNeighborhoods?: boolean;
  /** What is looked for beside places. */
  topics?: SearchTopics | undefined;
  /** Which of the page's areas holds a point, where these are no neighborhoods. */
  areaAround?: (center: readonly [number, number]) => Promise<AreaId | null>;
}) {
  const intl = useIntl();
  const text = useText();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const { areas, partition = 'neighborhoods', types = ALL_TYPES } = props;
  const { lines, said, complete, hurry } = usePlaceLines(typed, {
    areas,
    partition,
    types,
    near: props.near,
    onlyNeighborhoods: props.onlyNeighborhoods ?? false,
    topics: props.topics,
  });

  const choose = async (place: ChosenPlace) => {
    noteUsage('place-search');
    setWanted('');
    setTyped('');
    const inside = await props.onChoose(place);
    setNote(
      inside
        ? (sayInstead(place) ??
            (await (await import('./say-uncertain.ts')).sayUncertain(text, place, areaOf)))
        : text('search.outside', { place: place.label, county: localName(intl, county.name) }),
    );
  };

  const sayInstead = ({ insteadOf, label }: ChosenPlace): string | null =>
    insteadOf === undefined
      ? null
      : text('search.instead', {
          place: insteadOf,
          area: label,
          county: localName(intl, county.name),
        });

  const pick = ({ choice }: PlaceLine) => {
    if ('place' in choice) return void choose(choice.place);
    setWanted('');
    setTyped('');
    choice.topic.choose();
  };

  const areaOf = async ({ center, neighborhood }: NeighborHouse): Promise<HoldingArea | null> => {
    const id = props.areaAround === undefined ? neighborhood : await props.areaAround(center);
    if (id === null) return null;
    return { id, name: areas.find((one) => one.id === id)?.name ?? id };
  };

  // Enter does not wait for the pause: the first answer to what was typed then is taken.
  const takeFirst = useEffectEvent(() => {
    const [first] = lines;
    if (first !== undefined) pick(first);
  });
  const awaited = complete && wanted !== '' && wanted === typed;
  useEffect(() => {
    if (awaited) takeFirst();
  }, [awaited]);

  return (
    <div className={styles.frame}>
      <SearchBox
        prompt={props.prompt}
        typed={typed}
        onType={(now) => {
          setTyped(now);
          setNote(null);
          setWanted('');
        }}
        suggestions={lines}
        said={said}
        onChoose={pick}
        onHurry={() => {
          setWanted(typed);
          hurry();
        }}
      >
        <MyLocation onFound={choose} onSaid={setNote} />
      </SearchBox>
      <div className={note === null ? undefined : styles.note}>
        <p role="status">{note}</p>
        {note !== null && (
          <button type="button" aria-label={text('app.close')} onClick={() => setNote(null)}>
            <svg width="0.75rem" height="0.75rem" viewBox="0 0 14 14" aria-hidden="true">
              <path d="m2 2 10 10M12 2 2 12" stroke="currentColor" strokeWidth="1.800" />
            </svg>
          </button>
        )}
      </div>
    </div>
  );
}

/** Asks where the reader is: only when pressed. */
function MyLocation(props: {
  onFound: (place: ChosenPlace) => Promise<void>;
  onSaid: (note: string | null) => void;
}): ReactNode {
  const intl = useIntl();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const locate = async () => {
    // not `disabled`: the button would lose the focus
    if (busy) return;
    setBusy(true);
    props.onSaid(text('search.locating'));
    try {
      const found = await (await import('./my-location.ts')).findMyLocation();
      if (found.state === 'found') {
        const { center, neighborhood } = found;
        const label = text('search.here');
        props.onSaid(null);
        await props.onFound({ type: 'address', label, center, neighborhood, area: null });
      } else if (found.state === 'outside') {
        props.onSaid(text('search.locationOutside', { county: localName(intl, county.name) }));
      } else {
        props.onSaid(
          text(found.state === 'refused' ? 'search.locationRefused' : 'search.locationUnknown'),
        );
      }
    } catch {
      props.onSaid(text('search.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <button
      type="button"
      className={styles.locate}
      aria-label={text('search.locate')}
      title={text('search.locate')}
      aria-busy={busy}
      aria-disabled={busy}
      onClick={() => void locate()}
    >
      <svg width="1.125rem" height="1.125rem" viewBox="0 0 18 18" aria-hidden="true">
        <path
          d="M9 1v3M9 14v3M1 9h3M14 9h3"
          stroke="currentColor"
          strokeWidth="1.600"
          strokeLinecap="round"
        />
        <circle cx="9" cy="9" r="4.800" fill="none" stroke="currentColor" strokeWidth="1.600" />
        <circle cx="9" cy="9" r="1.600" fill="currentColor" />
      </svg>
    </button>
  );
}

import type { NeighborAddress } from '@townlight/contract/place-search';
import type { AreaId, Partition, PlaceType } from '@townlight/domain/places';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { reportUsage } from '../http/report-usage.ts';
import { county } from '../i18n/county.ts';
import { localName } from '../i18n/names.ts';
import { useLanguageChoice } from '../i18n/use-language.ts';
import { useText } from '../i18n/use-text.ts';
import type { ChosenPlace } from './chosen-place.ts';
import type { PlaceLine } from './lines/place-line.ts';
import { usePlaceLines } from './lines/use-place-lines.ts';
import type { SearchableArea, SearchTopics } from './match-areas.ts';
import styles from './PlaceSearchBox.module.css';
import type { ContainingArea } from './result-notes.ts';
import { SearchBox } from './SearchBox.tsx';

// spec 7: what the safety map and the subscription ask for
export const ALL_PLACE_TYPES: readonly PlaceType[] = [
  'address',
  'poi',
  'neighborhood',
  'place',
  'postcode',
];

/**
 * The place search of every page: areas of the page, addresses and landmarks of the server, and the reader's location
 * on request.
 */
export function PlaceSearchBox(props: {
  prompt: string;
  /** Areas of the page, suggested immediately. */
  areas: readonly SearchableArea[];
  partition?: Partition;
  types?: readonly PlaceType[];
  /** Longitude and latitude of the area in view: results near it come first. */
  near?: readonly [number, number] | undefined;
  /** Returns false where the place is in none of the page's areas: the reader is notified. */
  onChoose: (place: ChosenPlace) => boolean | Promise<boolean>;
  /** The page accepts neighborhoods only: a zip code offers its neighborhoods. */
  onlyNeighborhoods?: boolean;
  /** Searchable topics other than places. */
  topics?: SearchTopics | undefined;
  /** Returns the page's area that contains a point, where these are not neighborhoods. */
  areaAround?: (center: readonly [number, number]) => Promise<AreaId | null>;
}) {
  const intl = useIntl();
  const text = useText();
  const { language } = useLanguageChoice();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const [note, setNote] = useState<string | null>(null);
  const [wanted, setWanted] = useState('');
  const { areas, partition = 'neighborhoods', types = ALL_PLACE_TYPES } = props;
  const { lines, statusText, complete, searchNow } = usePlaceLines(typed, {
    areas,
    partition,
    types,
    near: props.near,
    onlyNeighborhoods: props.onlyNeighborhoods ?? false,
    topics: props.topics,
  });

  const choose = async (place: ChosenPlace) => {
    reportUsage('place-search');
    setWanted('');
    setTyped('');
    const inside = await props.onChoose(place);
    setNote(
      inside
        ? (formatInsteadNote(place) ?? (await loadNote(place)))
        : text('search.outside', { place: place.label, county: localName(intl, county.name) }),
    );
  };

  const loadNote = async (place: ChosenPlace) => {
    const { loadNoteTexts, formatUncertaintyNote } = await import('./result-notes.ts');
    return await formatUncertaintyNote(await loadNoteTexts(intl, language), place, areaOf);
  };

  const formatInsteadNote = ({ insteadOf, label }: ChosenPlace): string | null =>
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
    if ('path' in choice) void navigate(choice.path);
    else choice.topic.choose();
  };

  const areaOf = async ({
    center,
    neighborhood,
  }: NeighborAddress): Promise<ContainingArea | null> => {
    const id = props.areaAround === undefined ? neighborhood : await props.areaAround(center);
    if (id === null) return null;
    return { id, name: areas.find((one) => one.id === id)?.name ?? id };
  };

  // Enter does not wait for the debounce: the first result for the text is chosen when it arrives.
  const pickFirst = useEffectEvent(() => {
    const first = lines.find(({ isFallback }) => !isFallback);
    if (first !== undefined) pick(first);
  });
  const awaited = complete && wanted !== '' && wanted === typed;
  useEffect(() => {
    if (awaited) pickFirst();
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
        statusText={statusText}
        onChoose={pick}
        onSubmitTyped={() => {
          setWanted(typed);
          searchNow();
        }}
      >
        <MyLocation onFound={choose} onNote={setNote} />
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

/** Locates the reader, only on click. */
function MyLocation(props: {
  onFound: (place: ChosenPlace) => Promise<void>;
  onNote: (note: string | null) => void;
}): ReactNode {
  const intl = useIntl();
  const text = useText();
  const [busy, setBusy] = useState(false);
  const locate = async () => {
    // not `disabled`: the button would lose the focus
    if (busy) return;
    setBusy(true);
    props.onNote(text('search.locating'));
    try {
      const found = await (await import('./my-location.ts')).findMyLocation();
      if (found.state === 'found') {
        const { center, neighborhood } = found;
        const label = text('search.here');
        props.onNote(null);
        await props.onFound({ type: 'address', label, center, neighborhood, area: null });
      } else if (found.state === 'outside') {
        props.onNote(text('search.locationOutside', { county: localName(intl, county.name) }));
      } else {
        props.onNote(
          text(found.state === 'refused' ? 'search.locationRefused' : 'search.locationUnknown'),
        );
      }
    } catch {
      props.onNote(text('search.failed'));
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

import { useQuery } from '@tanstack/react-query';
import type { Basket } from '@townlight/contract/crime';
import { useCallback, useMemo } from 'react';
import { type IntlShape, useIntl } from 'react-intl';
import type { MapPartition } from '../../../area-map/area-map-feature.ts';
import type { Choice, ChoiceFilter } from '../../../area-map/filters/filter.ts';
import { formatRange } from '../../../i18n/figures.ts';
import { formatCrimeName } from '../../../i18n/names.ts';
import { useText } from '../../../i18n/use-text.ts';
import { type ChosenPeriod, DEFAULT_PERIOD } from '../../../period/chosen-period.ts';
import { bigBundlesQuery, smallBundlesQuery } from '../api/category-queries.ts';
import type { MapMode, SafetyMapState } from './safety-map-state.ts';
import type { ChangeSafetyMapState } from './use-safety-map-state.ts';

/** The value of "All" in the lists of categories and types. */
const ALL = '';
/** The value that includes what "all crime" excludes; no category has this name. */
const EVERYTHING = '*';
/** The value that opens the slider of months. */
const TIMELINE = 'timeline';

/** The categories and months that any page may choose. */
export interface ChosenCrime {
  readonly period: ChosenPeriod;
  readonly bigBundle: string | null;
  readonly smallBundles: readonly string[];
  /** The crimes that "all crime" counts, where the page offers the choice. */
  readonly basket?: Basket;
}

/** Time Period, Crime category and Crime Types. // spec 2 */
export function useCrimeFilters(
  chosen: ChosenCrime,
  change: (change: Partial<ChosenCrime>) => void,
  chooseMonths: () => void,
): readonly ChoiceFilter[] {
  const intl = useIntl();
  const text = useText();
  const { period, bigBundle, smallBundles: chosenTypes, basket } = chosen;
  const bigBundles = useQuery(bigBundlesQuery).data;
  const smallBundles = useQuery(smallBundlesQuery(bigBundle)).data;
  return useMemo(() => {
    const toggleType = (name: string) => {
      if (name === ALL) return change({ smallBundles: [] });
      const otherTypes = chosenTypes.filter((type) => type !== name);
      change({
        smallBundles: otherTypes.length < chosenTypes.length ? otherTypes : [...otherTypes, name],
      });
    };
    return [
      {
        key: 'period',
        param: 'period',
        formless: ['custom'],
        label: text('filters.period'),
        choices: [
          { value: '1', text: text('filters.period.1') },
          { value: '3', text: text('filters.period.3') },
          { value: '12', text: text('filters.period.12') },
          { value: 'custom', text: text('filters.period.custom') },
        ],
        chosen: period.kind === 'custom' ? 'custom' : String(period.months),
        ...(period.kind === 'custom' && { displayText: formatRange(intl, period.range, 'short') }),
        onChoose: (value) =>
          value === 'custom'
            ? chooseMonths()
            : change({ period: { kind: 'preset', months: Number(value) } as ChosenPeriod }),
      },
      {
        key: 'category',
        param: 'bb',
        formless: [EVERYTHING],
        label: text('filters.category'),
        choices: [
          { value: ALL, text: text('filters.allCategories') },
          ...(basket === undefined
            ? []
            : [{ value: EVERYTHING, text: text('filters.everything') }]),
          ...named(intl, bigBundles),
        ],
        chosen: bigBundle ?? (basket === 'everything' ? EVERYTHING : ALL),
        displayText:
          bigBundle !== null
            ? formatCrimeName(intl, bigBundle)
            : text(basket === 'everything' ? 'filters.everything' : 'filters.allCategories'),
        onChoose: (value) =>
          change({
            bigBundle: value === ALL || value === EVERYTHING ? null : value,
            ...(basket !== undefined && { basket: value === EVERYTHING ? 'everything' : 'common' }),
          }),
      },
      {
        key: 'types',
        label: text('filters.types'),
        choices: [{ value: ALL, text: text('filters.all') }, ...named(intl, smallBundles)],
        // spec 5: All is checked when nothing is selected
        chosen: chosenTypes.length === 0 ? [ALL] : chosenTypes,
        displayText: typesText(chosenTypes),
        // spec 5: disabled until a big bundle is chosen
        disabled: bigBundle === null,
        ...(bigBundle === null && { hint: text('filters.types.first') }),
        onChoose: toggleType,
      },
    ];

    function typesText(types: readonly string[]): string {
      const [first, ...otherTypes] = types;
      if (first === undefined) return text('filters.all');
      if (otherTypes.length === 0) return formatCrimeName(intl, first);
      return text('filters.types.some', { count: types.length });
    }
  }, [
    period,
    bigBundle,
    chosenTypes,
    basket,
    change,
    chooseMonths,
    bigBundles,
    smallBundles,
    text,
    intl,
  ]);
}

/** The five filters of the safety map. // spec 2 */
export function useSafetyMapFilters(
  state: SafetyMapState,
  change: ChangeSafetyMapState,
  chooseMonths: () => void,
  hasZipCodes: boolean,
): readonly ChoiceFilter[] {
  const text = useText();
  const { mode, partition, timeline } = state;
  const ofCrime = useCrimeFilters(state, change, chooseMonths);
  const withTimeline = useCallback(
    (filter: ChoiceFilter): ChoiceFilter => ({
      ...filter,
      formless: [...(filter.formless ?? []), TIMELINE],
      choices: [...filter.choices, { value: TIMELINE, text: text('timeline.choice') }],
      ...(timeline && { chosen: TIMELINE }),
      onChoose: (value) =>
        value === TIMELINE
          ? change({ timeline: true, period: DEFAULT_PERIOD })
          : filter.onChoose(value),
    }),
    [timeline, change, text],
  );
  return useMemo(
    () => [
      {
        key: 'mode',
        param: 'mode',
        label: text('filters.mode'),
        choices: [
          { value: 'safe', text: text('filters.mode.safe') },
          { value: 'traj', text: text('filters.mode.traj') },
        ],
        chosen: mode,
        onChoose: (value) => change({ mode: value as MapMode }),
      },
      ...ofCrime.map((filter) =>
        filter.key === 'period' && mode === 'safe' ? withTimeline(filter) : filter,
      ),
      ...(hasZipCodes
        ? [
            {
              key: 'boundaries',
              param: 'partition',
              label: text('filters.boundaries'),
              choices: [
                { value: 'neighborhoods', text: text('filters.boundaries.neighborhoods') },
                { value: 'zipcodes', text: text('filters.boundaries.zipcodes') },
              ],
              chosen: partition,
              onChoose: (value: string) => change({ partition: value as MapPartition }),
            },
          ]
        : []),
    ],
    [mode, partition, hasZipCodes, change, ofCrime, withTimeline, text],
  );
}

function named(intl: IntlShape, names: readonly string[] | undefined): Choice[] {
  return (names ?? []).map((name) => ({ value: name, text: formatCrimeName(intl, name) }));
}

import type { ReactNode } from 'react';

/** One thing that a filter may be. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A filter as a list of choices, drawn as a chip or as a field of the sheet. */
export interface ChoiceFilter {
  readonly key: string;
  readonly label: string;
  /** What the page's address calls it; without script it is a field of that name. */
  readonly param?: string;
  /** Choices that need more than the address of a form tells. */
  readonly formless?: readonly string[];
  readonly choices: readonly Choice[];
  /** One value, or several: then a choice is turned on and off. */
  readonly chosen: string | readonly string[];
  /** What the filter says; the text of the chosen value where left out. */
  readonly says?: string;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly onChoose: (value: string) => void;
}

/** A filter that draws itself, such as a slider of hours. It brings its own label. */
export interface OwnFilter {
  readonly key: string;
  readonly control: ReactNode;
}

export type Filter = ChoiceFilter | OwnFilter;

import type { ReactNode } from 'react';

/** One option of a filter. */
export interface Choice {
  readonly value: string;
  readonly text: string;
}

/** A filter with a list of choices, rendered as a chip or as a field of the sheet. */
export interface ChoiceFilter {
  readonly key: string;
  readonly label: string;
  /** The query parameter; without script also the form field's name. */
  readonly param?: string;
  /** Choices that cannot be expressed by a form's query alone. */
  readonly formless?: readonly string[];
  readonly choices: readonly Choice[];
  /** One value, or several that are toggled. */
  readonly chosen: string | readonly string[];
  /** The displayed value; by default the text of the chosen value. */
  readonly displayText?: string;
  readonly disabled?: boolean;
  readonly hint?: string;
  readonly onChoose: (value: string) => void;
}

/** A filter with custom rendering, such as a slider of hours. It includes its label. */
export interface CustomFilter {
  readonly key: string;
  readonly control: ReactNode;
}

export type Filter = ChoiceFilter | CustomFilter;

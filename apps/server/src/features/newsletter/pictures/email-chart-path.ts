import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@townlight/domain/language';
import { VISUAL_CATEGORIES, type VisualCategory } from '@townlight/domain/subscriptions';

/** A chart of an email; its URL contains nothing about the subscriber. */
export interface EmailChart {
  readonly category: VisualCategory;
  readonly language: Language;
}

/** PNG with twice the pixels, for high-resolution screens. */
export const EMAIL_CHART_FORMAT = { format: 'png', scale: 2 } as const;

/** Returns the path of a chart. */
export function emailChartPath(
  edition: string,
  area: string,
  { category, language }: EmailChart,
): string {
  const file = language === DEFAULT_LANGUAGE ? category : `${category}.${language}`;
  return `/images/newsletter/${edition}/${encodeURIComponent(area)}/${file}@2x.png`;
}

/** Parses a file name such as `trend.es@2x.png`. Returns null if it is invalid. */
export function parseEmailChartFile(file: string): EmailChart | null {
  const [, name, tongue] = /^([a-z-]+)(?:\.([a-z]{2}))?@2x\.png$/.exec(file) ?? [];
  const category = VISUAL_CATEGORIES.find((one) => one === name);
  const language =
    tongue === undefined
      ? DEFAULT_LANGUAGE
      : LANGUAGES.find((one) => one === tongue && one !== DEFAULT_LANGUAGE);
  return category === undefined || language === undefined ? null : { category, language };
}

import type { PlaceSuggestion } from '@townlight/contract/place-search';
import type { GetText } from '../i18n/use-text.ts';

/** Returns what a suggestion is instead of an exact answer; `null` where it is one. */
export function formatNotice(
  text: GetText,
  { notice, typedPlace, label }: PlaceSuggestion,
): string | null {
  switch (notice) {
    case 'other-place':
      return text('placeSearch.otherPlace', { place: typedPlace });
    case 'unknown-address':
      return text('placeSearch.unknownAddress', { place: label });
    case 'post-office-box':
      return text('placeSearch.postOfficeBox', { place: label });
    case 'similar-name':
      return text('placeSearch.similarName');
    default:
      return null;
  }
}

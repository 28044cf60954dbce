import { type FeedbackFilter, feedbackFilterQuery } from '@townlight/contract/feedback';

const NAMES = ['kind', 'answer', 'words', 'from', 'to', 'state'] as const;

/** Parses the filters of the address; invalid ones are omitted. */
export function parseFeedbackFilter(query: URLSearchParams): FeedbackFilter {
  const given = NAMES.flatMap((name) => {
    const value = query.get(name) ?? '';
    const one = feedbackFilterQuery.safeParse({ [name]: value });
    return value !== '' && one.success ? [[name, value] as const] : [];
  });
  return feedbackFilterQuery.parse(Object.fromEntries(given));
}

/** Parses the page number of the list, from 1. */
export function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

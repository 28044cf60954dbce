import {
  FEEDBACK_PAGE_SIZE,
  type FeedbackEntry,
  type FeedbackFilter,
  feedbackFilterQuery,
} from '@townlight/contract/feedback';
import { useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import { notify } from '../../../notices/notify.ts';
import { StaffPage, useServerMessages } from '../../staff/index.ts';
import { DeleteFeedbackDialog } from './DeleteFeedbackDialog.tsx';
import { FeedbackFilters } from './FeedbackFilters.tsx';
import { FeedbackItem } from './FeedbackItem.tsx';
import styles from './FeedbackList.module.css';
import { ListPagination } from './ListPagination.tsx';
import { feedbackCsvPath, useFeedbackActions, useFeedbackList } from './use-feedback-list.ts';

const NAMES = ['kind', 'answer', 'words', 'from', 'to', 'state'] as const;

/** Parses the filters of the address; invalid ones are omitted. */
function parseFeedbackFilter(query: URLSearchParams): FeedbackFilter {
  const given = NAMES.flatMap((name) => {
    const value = query.get(name) ?? '';
    const one = feedbackFilterQuery.safeParse({ [name]: value });
    return value !== '' && one.success ? [[name, value] as const] : [];
  });
  return feedbackFilterQuery.parse(Object.fromEntries(given));
}

/** Parses the page number of the list, from 1. */
function parsePageNumber(query: URLSearchParams): number {
  const page = query.get('page') ?? '';
  return /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1;
}

/** Renders `/staff/feedback`: the feedback of readers, for staff only. */
export function FeedbackListPage() {
  const text = useText();
  const serverMessages = useServerMessages();
  const [query, setQuery] = useSearchParams();
  const [deleting, setDeleting] = useState<FeedbackEntry | null>(null);
  const filter = parseFeedbackFilter(query);
  const page = parsePageNumber(query);
  const list = useFeedbackList(filter, page);
  const { mark, remove } = useFeedbackActions();
  const heading = useRef<HTMLHeadingElement>(null);

  const change = (changed: Readonly<Record<string, string>>) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(changed))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const act = async (work: Promise<void>, done: 'handled' | 'opened' | 'deleted') => {
    try {
      await work;
      notify(text(`feedbackList.done.${done}`), 'success');
      // The entry and its button may have been removed from the list.
      heading.current?.focus();
    } catch (error) {
      notify(serverMessages.failure(error), 'error');
    }
  };

  return (
    <StaffPage title="feedbackList.title" lead="feedbackList.lead" reply={list} heading={heading}>
      {list.data && !list.isError && (
        <>
          <FeedbackFilters filter={filter} kinds={list.data.kinds} onChange={change} />
          <div className={styles.summary}>
            <p role="status">
              <Text id="feedbackList.found" values={{ count: list.data.found }} />
            </p>
            {list.data.found > 0 && (
              <a href={feedbackCsvPath(filter)} download>
                <Text id="feedbackList.csv" />
              </a>
            )}
          </div>
          {list.data.entries.map((entry) => (
            <FeedbackItem
              key={entry.id}
              entry={entry}
              onMark={(handled) =>
                void act(mark(entry.id, handled), handled ? 'handled' : 'opened')
              }
              onDelete={() => setDeleting(entry)}
            />
          ))}
          <ListPagination
            page={page}
            pages={Math.max(1, Math.ceil(list.data.found / FEEDBACK_PAGE_SIZE))}
          />
        </>
      )}
      {deleting && (
        <DeleteFeedbackDialog
          entry={deleting}
          onClose={() => setDeleting(null)}
          onDelete={() => {
            setDeleting(null);
            void act(remove(deleting.id), 'deleted');
          }}
        />
      )}
    </StaffPage>
  );
}

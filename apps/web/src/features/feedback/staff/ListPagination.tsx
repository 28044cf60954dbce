import { Link, useSearchParams } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useText } from '../../../i18n/use-text.ts';
import styles from './FeedbackList.module.css';

/** Links to newer and older pages of the list; renders nothing where there is only one. */
export function ListPagination({ page, pages }: { page: number; pages: number }) {
  const text = useText();
  const [query] = useSearchParams();
  if (pages === 1 && page === 1) return null;
  const to = (other: number) => {
    const next = new URLSearchParams(query);
    if (other === 1) next.delete('page');
    else next.set('page', String(other));
    return { search: next.toString() };
  };
  return (
    <nav className={styles.turner} aria-label={text('feedbackList.pages')}>
      {page > 1 && (
        <Link to={to(Math.min(page - 1, pages))}>
          <Text id="feedbackList.newer" />
        </Link>
      )}
      <span>
        <Text id="feedbackList.pageOf" values={{ page, pages }} />
      </span>
      {page < pages && (
        <Link to={to(page + 1)}>
          <Text id="feedbackList.older" />
        </Link>
      )}
    </nav>
  );
}

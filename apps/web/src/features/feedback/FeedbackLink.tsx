// Rendered only on the server, inside `<noscript>`, which hydration leaves unchanged.
import { anonymizeFeedbackPage } from '@townlight/domain/feedback';
import { pagePath } from '@townlight/domain/pages';
import { Link, useLocation } from 'react-router';
import type { MessageId } from '../../i18n/messages/en.ts';
import { Text } from '../../i18n/Text.tsx';

/** Links to the feedback form about the current page. */
export function FeedbackLink(props: { text: MessageId; className: string | undefined }) {
  const { pathname, search } = useLocation();
  const about = new URLSearchParams({ about: anonymizeFeedbackPage(pathname + search) });
  return (
    <Link
      className={props.className}
      to={`${pagePath({ kind: 'feedback' })}?${about}`}
      rel="nofollow"
    >
      <Text id={props.text} />
    </Link>
  );
}

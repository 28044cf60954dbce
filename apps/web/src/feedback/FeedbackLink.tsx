// For the server alone: it stands in `<noscript>`, which the browser's code leaves as it came.
import { feedbackPage } from '@townlight/domain/feedback';
import { pagePath } from '@townlight/domain/pages';
import { Link, useLocation } from 'react-router';
import type { MessageId } from '../language/messages/en.ts';
import { Text } from '../language/Text.tsx';

/** To the form about this page. */
export function FeedbackLink(props: { text: MessageId; className: string | undefined }) {
  const { pathname, search } = useLocation();
  const about = new URLSearchParams({ about: feedbackPage(pathname + search) });
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

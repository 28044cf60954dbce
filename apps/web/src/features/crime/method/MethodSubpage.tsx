import { pagePath } from '@townlight/domain/pages';
import { Link } from 'react-router';
import type { MessageId } from '../../../i18n/messages/en.ts';
import { Text } from '../../../i18n/Text.tsx';
import { MethodPage } from '../../../methodology/MethodPage.tsx';
import { type MethodTexts, useMethodText } from '../../../methodology/use-method-text.ts';
import { MethodDescription } from '../descriptions/MethodDescription.tsx';

/** A subpage of "How crime is counted", with a link back to it. */
export function MethodSubpage(props: {
  of: 'categories' | 'crime-types';
  title: MessageId;
  texts: MethodTexts;
}) {
  return (
    <>
      {import.meta.env.SSR && <MethodDescription of={props.of} />}
      <MethodPage
        of={props.of}
        title={props.title}
        text={useMethodText(props.texts)}
        slots={{
          'to-method': (
            <Link to={pagePath({ kind: 'method' })}>
              <Text id="nav.method" />
            </Link>
          ),
        }}
      />
    </>
  );
}

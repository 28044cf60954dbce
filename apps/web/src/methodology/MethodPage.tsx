import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { MessageId } from '../language/messages/en.ts';
import { useText } from '../language/use-text.ts';
import { TextPage } from '../page/TextPage.tsx';
import styles from './MethodPage.module.css';
import type { MethodName, MethodSlot } from './method-slots.ts';
import type { MethodHeading, MethodText } from './method-text.ts';

/** How figures are made: the text that the build made of `docs/methodology`, with what a page draws of live data in its places. */
export function MethodPage<Name extends MethodName>(props: {
  of: Name;
  /** What links call it, until its own title is there. */
  title: MessageId;
  text: MethodText;
  slots: Readonly<Record<MethodSlot<Name>, ReactNode>>;
}) {
  const { title, contents, parts } = props.text;
  const { hash } = useLocation();
  // the browser looks for a section once, and the text may come later
  useEffect(() => {
    if (title !== '' && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [title, hash]);
  // the build refuses a place that the page does not fill
  const slots: Readonly<Record<string, ReactNode>> = props.slots;
  return (
    <TextPage title={props.title} name={title}>
      <div className={styles.method}>
        {parts.map((part, at) => {
          // the parts of a text never change their places
          const key = `${title} ${at}`;
          if (part === 'contents') return <Contents key={key} contents={contents} />;
          if ('slot' in part) {
            return (
              <div key={key} className={styles.slot}>
                {slots[part.slot]}
              </div>
            );
          }
          // biome-ignore lint/security/noDangerouslySetInnerHtml: made by the build of the house's own texts, without markup of their own
          return <div key={key} dangerouslySetInnerHTML={{ __html: part.html }} />;
        })}
      </div>
    </TextPage>
  );
}

function Contents(props: { contents: readonly MethodHeading[] }) {
  const text = useText();
  return (
    <nav className={styles.contents} aria-label={text('method.contents')}>
      <ul>
        {props.contents.map(({ id, text: heading }) => (
          <li key={id}>
            <a href={`#${id}`}>{heading}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

import type { MethodName } from '@townlight/domain/county';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { MessageId } from '../i18n/messages/en.ts';
import { useText } from '../i18n/use-text.ts';
import { TextPage } from '../page/TextPage.tsx';
import { CountyMethodNote } from './CountyMethodNote.tsx';
import styles from './MethodPage.module.css';
import type { MethodSlot } from './method-slots.ts';
import type { MethodHeading, MethodText } from './method-text.ts';

/** A method page: the text that the build compiles from `docs/methodology`, with live data in its slots. */
export function MethodPage<Name extends MethodName>(props: {
  of: Name;
  /** The title in links, until the text has loaded. */
  title: MessageId;
  text: MethodText;
  slots: Readonly<Record<MethodSlot<Name>, ReactNode>>;
}) {
  const { title, contents, blocks } = props.text;
  const { hash } = useLocation();
  // the browser scrolls to an anchor once, before the text may have loaded
  useEffect(() => {
    if (title !== '' && hash !== '') document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [title, hash]);
  // the build rejects a slot that the page does not fill
  const slots: Readonly<Record<string, ReactNode>> = props.slots;
  return (
    <TextPage title={props.title} name={title}>
      <div className={styles.method}>
        {blocks.map((block, at) => {
          // the blocks of a text never change their order
          const key = `${title} ${at}`;
          if (block === 'contents') return <Contents key={key} contents={contents} />;
          if ('slot' in block) {
            return (
              <div key={key} className={styles.slot}>
                {slots[block.slot]}
              </div>
            );
          }
          // biome-ignore lint/security/noDangerouslySetInnerHtml: compiled from this repository without raw HTML
          return <div key={key} dangerouslySetInnerHTML={{ __html: block.html }} />;
        })}
        <CountyMethodNote of={props.of} />
      </div>
    </TextPage>
  );
}

function Contents(props: { contents: readonly MethodHeading[] }) {
  const text = useText();
  return (
    <nav className={`${styles.contents} no-print`} aria-label={text('method.contents')}>
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

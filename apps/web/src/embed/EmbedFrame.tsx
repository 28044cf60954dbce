import { parseYearMonth } from '@townlight/domain/time';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useHref } from 'react-router';
import { county } from '../i18n/county.ts';
import { formatDay, formatMonth } from '../i18n/figures.ts';
import { localName } from '../i18n/names.ts';
import { Text } from '../i18n/Text.tsx';
import { useText } from '../i18n/use-text.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import type { DataStatus } from '../provenance/data-status.ts';
import styles from './EmbedFrame.module.css';

/** Lays out every embedded page: no shell, one line with the source and a link to the full page. */
export function EmbedFrame(props: {
  title: string;
  /** The map fills the frame; its legend is the visible title. */
  filled?: boolean;
  status?: DataStatus | undefined;
  /** The source of the figures, for features without a `DataStatus`. */
  source?: ReactNode;
  link: { to: string; text: string };
  children: ReactNode;
}) {
  const text = useText();
  const { link, filled = false } = props;
  const address = useHref(link.to);
  return (
    <div className={filled ? styles.filled : styles.frame}>
      <PageTitle page={props.title} />
      <main className={styles.main}>
        <h1 className={filled ? 'visually-hidden' : styles.title}>{props.title}</h1>
        {props.children}
      </main>
      <footer className={styles.source}>
        {props.status && <Source status={props.status} />}
        {props.source}{' '}
        {/* Opens in a new window, because this frame shows only pages that are made for embedding. */}
        <a href={address} target="_blank" rel="noopener">
          {link.text} <span className="visually-hidden">{text('embed.newWindow')}</span>
        </a>
      </footer>
    </div>
  );
}

function Source(props: { status: DataStatus }) {
  const intl = useIntl();
  const { sample, sources, data_through, released_at } = props.status;
  const through = parseYearMonth(data_through ?? '');
  if (through === null || released_at === null) return <Text id="embed.empty" />;
  return (
    <>
      {sample ? (
        <Text id="embed.sample" />
      ) : (
        <Text
          id="embed.source"
          values={{ count: sources.length, names: localName(intl, sources[0]?.name ?? '') }}
        />
      )}{' '}
      <Text
        id="embed.through"
        values={{
          month: formatMonth(intl, through),
          date: formatDay(intl, released_at, county.timeZone),
        }}
      />
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { Language } from '@townlight/domain/language';
import { newsFeedPaths, pagePath } from '@townlight/domain/pages';
import { useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { isOffered } from '../../../http/page-settings.ts';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { useText } from '../../../i18n/use-text.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { SiteFooter } from '../../../page/PageSlots.tsx';
import { PageTitle } from '../../../page/PageTitle.tsx';
import { neighborhoodNamesQuery } from '../../../search/api/neighborhood-names-query.ts';
import { NewLinkForm } from '../mailed-links/NewLinkForm.tsx';
import { ChooseNeighborhood } from './ChooseNeighborhood.tsx';
import type { NamedArea } from './named-area.ts';
import { SubscribeForm } from './SubscribeForm.tsx';
import styles from './SubscribePage.module.css';

const SENTENCES: Readonly<Record<Language, string>> = {
  en: 'A monthly newsletter about the neighborhoods you choose: what was reported there, how it changed, and the air.',
  es: 'Un boletín al mes sobre los vecindarios que elija: qué se reportó ahí, cómo cambió y cómo está el aire.',
};

/** Describes the landing page of the newsletters. */
function SubscribeDescription() {
  return <PageDescription text={SENTENCES[useLanguageChoice().language]} />;
}

/** Renders the landing page of the newsletters. // spec 2 */
export function SubscribePage() {
  const text = useText();
  const feeds = newsFeedPaths({ language: useLanguageChoice().language });
  return (
    <div className={styles.page}>
      <PageTitle page={text('subscribe.title')} />
      {import.meta.env.SSR && <SubscribeDescription />}
      <div className={styles.column}>
        <h1>
          <Text id="subscribe.title" />
        </h1>
        {isOffered('subscriptions') ? (
          <Offered />
        ) : (
          <p>
            <Text id="subscribe.notOffered" />
          </p>
        )}
        <section className={styles.more}>
          <h2>
            <Text id="subscribe.news" />
          </h2>
          <p>
            <Text
              id="subscribe.newsText"
              values={{
                a: (chunks) => (
                  <Link key="news" to={pagePath({ kind: 'news', area: null })}>
                    {chunks}
                  </Link>
                ),
              }}
            />
          </p>
          <p>
            <Text
              id="subscribe.feeds"
              values={{
                atom: (chunks) => <a href={feeds.atom}>{chunks}</a>,
                json: (chunks) => <a href={feeds.json}>{chunks}</a>,
              }}
            />
          </p>
        </section>
      </div>
      <SiteFooter />
    </div>
  );
}

function Offered() {
  const text = useText();
  const names = useQuery(neighborhoodNamesQuery());
  const requestedArea = new URLSearchParams(useLocation().search).get('area');
  const field = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<readonly NamedArea[] | null>(null);
  // `/subscribe?area=venice` preselects that neighborhood.
  const areas = chosen ?? (names.data ?? []).filter(({ id }) => id === requestedArea);
  const available = (names.data ?? []).filter(({ id }) => areas.every((one) => one.id !== id));
  const renderChoice = (fault: string | null) => (
    <div>
      <h2 className={styles.label}>
        <Text id="subscribe.which" />
      </h2>
      {names.isError && (
        <FailureNotice text="subscribe.namesNotLoaded" onRetry={() => void names.refetch()} />
      )}
      {areas.length > 0 && (
        <ul className={styles.chosen} aria-label={text('subscribe.chosen')}>
          {areas.map((one) => (
            <li key={one.id}>
              {one.name}
              <button
                type="button"
                aria-label={text('subscribe.leaveOut', { name: one.name })}
                onClick={() => {
                  setChosen(areas.filter(({ id }) => id !== one.id));
                  field.current?.focus();
                }}
              >
                <svg width="0.875rem" height="0.875rem" viewBox="0 0 16 16" aria-hidden="true">
                  <path
                    d="m3 3 10 10m0-10L3 13"
                    fill="none"
                    stroke="currentColor"
                    strokeWidth="2"
                  />
                </svg>
              </button>
            </li>
          ))}
        </ul>
      )}
      <ChooseNeighborhood
        areas={available}
        field={field}
        fault={fault}
        onAdd={(area) => setChosen([...areas, area])}
      />
    </div>
  );
  return (
    <>
      <p className={styles.intro}>
        <Text id="subscribe.intro" />
      </p>
      <noscript>
        <p>
          <Text id="subscribe.noScript" />
        </p>
      </noscript>
      <div className={styles.box} data-needs-script>
        <SubscribeForm
          several={{ areas, render: renderChoice, focus: () => field.current?.focus() }}
        />
        <p className={styles.fine}>
          <Text
            id="subscribe.privacy"
            values={{
              a: (chunks) => (
                <Link key="privacy" to={`${pagePath({ kind: 'data' })}#privacy-subscriptions`}>
                  {chunks}
                </Link>
              ),
            }}
          />
        </p>
      </div>
      <section className={styles.more} data-needs-script>
        <h2>
          <Text id="subscribe.haveOne" />
        </h2>
        <p>
          <Text id="subscribe.haveOneText" />
        </p>
        <NewLinkForm />
      </section>
    </>
  );
}

import { useQuery } from '@tanstack/react-query';
import { pagePath } from '@townlight/domain/pages';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { TextPage } from '../../../page/TextPage.tsx';
import { dataTablesQuery } from '../api/open-data-queries.ts';
import { OurDataDescription } from '../descriptions/OurDataDescription.tsx';
import { TableCard } from './TableCard.tsx';

/** Lists every public table as a file, with its columns and citation. */
export function DownloadsPage() {
  const { language } = useLanguageChoice();
  const { data: tables, isLoading, error, refetch } = useQuery(dataTablesQuery(language));
  return (
    <TextPage title="downloads.title" waiting={isLoading} wide>
      {import.meta.env.SSR && <OurDataDescription of="data-downloads" />}
      {error && <FailureNotice text="downloads.failed" onRetry={() => void refetch()} />}
      {tables && (
        <>
          <p>
            <Text id="downloads.lead" />
          </p>
          <p>
            <Text
              id="downloads.terms"
              values={{
                a: (chunks: ReactNode[]) => (
                  // a full document load: the browser then scrolls to the anchor
                  <Link to={`${pagePath({ kind: 'data' })}#terms`} reloadDocument>
                    {chunks}
                  </Link>
                ),
              }}
            />{' '}
            <Link to={pagePath({ kind: 'method' })}>
              <Text id="nav.method" />
            </Link>
          </p>
          {tables.map((table) => (
            <TableCard key={table.name} table={table} />
          ))}
        </>
      )}
    </TextPage>
  );
}

import { useQuery } from '@tanstack/react-query';
import { Text } from '../../../i18n/Text.tsx';
import { useLanguageChoice } from '../../../i18n/use-language.ts';
import { FailureNotice } from '../../../notices/FailureNotice.tsx';
import { TextPage } from '../../../page/TextPage.tsx';
import { dataChangesQuery, releasesQuery } from '../api/open-data-queries.ts';
import { OurDataDescription } from '../descriptions/OurDataDescription.tsx';
import { ChangeLog } from './ChangeLog.tsx';
import { ReleaseTable } from './ReleaseTable.tsx';

/** Lists the releases, and the changes of the data and the methods. */
export function ReleasesPage() {
  const releases = useQuery(releasesQuery);
  const { language } = useLanguageChoice();
  const changes = useQuery(dataChangesQuery(language));
  const failed = [releases, changes].filter(({ error }) => error !== null);
  // the content below the table renders together with it
  const waiting = releases.isLoading || changes.isLoading;
  return (
    <TextPage title="releases.title" waiting={waiting} wide>
      {import.meta.env.SSR && <OurDataDescription of="data-releases" />}
      {failed.length > 0 && (
        <FailureNotice
          text="releases.failed"
          onRetry={() => {
            for (const { refetch } of failed) void refetch();
          }}
        />
      )}
      {!waiting && (
        <>
          {changes.data && <ChangeLog changes={changes.data} />}
          <h2 id="releases">
            <Text id="releases.list" />
          </h2>
          {releases.data && <ReleaseTable releases={releases.data} />}
        </>
      )}
    </TextPage>
  );
}

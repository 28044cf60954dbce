import { useQuery } from '@tanstack/react-query';
import { buildApiExamples } from '@townlight/contract/api-examples';
import { monthOfYear, parseYearMonth, toYearMonth, yearOf } from '@townlight/domain/time';
import { county } from '../../../i18n/county.ts';
import { Text } from '../../../i18n/Text.tsx';
import { TextPage } from '../../../page/TextPage.tsx';
import { crimeStatusQuery } from '../../crime/index.ts';
import { OurDataDescription } from '../descriptions/OurDataDescription.tsx';
import { CallCard } from './CallCard.tsx';

/** The most useful public API calls, each with an example that runs in the page. */
export function CallsPage() {
  const { data: status, isLoading } = useQuery(crimeStatusQuery);
  if (isLoading) return <TextPage title="calls.title" waiting wide />;
  const newest = parseYearMonth(status?.data_through ?? '') ?? toYearMonth(2024, 1);
  const { defaultNeighborhood, defaultAirPlace } = county;
  const examples = buildApiExamples({
    neighborhood: defaultNeighborhood,
    point: defaultAirPlace,
    // mid-month, which is in the same month in every time zone
    month: Date.UTC(yearOf(newest), monthOfYear(newest) - 1, 15),
  });
  return (
    <TextPage title="calls.title" wide>
      {import.meta.env.SSR && <OurDataDescription of="data-api" />}
      <p>
        <Text id="calls.lead" />
      </p>
      <ul>
        <li>
          {/* not a page of the site: the same in every language */}
          <a href="/api/docs" hrefLang="en">
            <Text id="calls.reference" />
          </a>
        </li>
        <li>
          <a href="/api/docs/json" hrefLang="en">
            <Text id="calls.description" />
          </a>
        </li>
      </ul>
      {examples.map((example) => (
        <CallCard key={example.id} example={example} />
      ))}
    </TextPage>
  );
}

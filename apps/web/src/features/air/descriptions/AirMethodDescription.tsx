import { useQuery } from '@tanstack/react-query';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { airUpdateQuery } from '../api/air-queries.ts';
import { useAirSentences } from './air-sentences.ts';

/** Describes the air methodology page. */
export function AirMethodDescription() {
  return (
    <DescriptionQueryProvider>
      <OfMethod />
    </DescriptionQueryProvider>
  );
}

function OfMethod() {
  const sentences = useAirSentences();
  const update = useQuery(airUpdateQuery).data;
  if (update === undefined) return null;
  return <PageDescription sample={update?.sample ?? false} text={sentences.method} />;
}

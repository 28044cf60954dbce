import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { useAirUpdate } from '../api/use-air-update.ts';
import { useAirSentences } from './use-air-sentences.ts';

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
  const update = useAirUpdate().data;
  if (update === undefined) return null;
  return <PageDescription sample={update?.sample ?? false} text={sentences.method} />;
}

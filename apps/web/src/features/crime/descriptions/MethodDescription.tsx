import { useQuery } from '@tanstack/react-query';
import { DescriptionQueryProvider } from '../../../page/DescriptionQueryProvider.tsx';
import { PageDescription } from '../../../page/PageDescription.tsx';
import { crimeStatusQuery } from '../api/crime-status-query.ts';
import { useCrimeSentences } from './crime-sentences.ts';

interface DescribedMethod {
  readonly of: 'method' | 'categories' | 'crime-types';
}

/** Describes the method pages of crime. */
export function MethodDescription(props: DescribedMethod) {
  return (
    <DescriptionQueryProvider>
      <OfMethod {...props} />
    </DescriptionQueryProvider>
  );
}

function OfMethod(props: DescribedMethod) {
  const sentences = useCrimeSentences();
  const status = useQuery(crimeStatusQuery).data;
  if (status === undefined) return null;
  return <PageDescription sample={status.sample} text={sentences[props.of]} />;
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/** Results of the queries of descriptions only: the browser renders no descriptions and does not receive them. */
export const DescriptionQueryContext = createContext<QueryClient | null>(null);

/** Gives its children a separate query client, so that their data is not part of the page's state. */
export function DescriptionQueryProvider(props: { children: ReactNode }) {
  const queryClient = use(DescriptionQueryContext);
  if (queryClient === null) return null;
  return <QueryClientProvider client={queryClient}>{props.children}</QueryClientProvider>;
}

import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createContext, type ReactNode, use } from 'react';

/** What the API has answered for descriptions alone: the browser draws none, and is not told it. */
export const DescriptionQueries = createContext<QueryClient | null>(null);

/** Has what stands within ask for figures of its own, beside those of the page. */
export function DescriptionFigures(props: { children: ReactNode }) {
  const queryClient = use(DescriptionQueries);
  if (queryClient === null) return null;
  return <QueryClientProvider client={queryClient}>{props.children}</QueryClientProvider>;
}

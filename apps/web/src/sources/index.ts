export { Updates } from './Updates.tsx';
export { useSources } from './use-sources.ts';

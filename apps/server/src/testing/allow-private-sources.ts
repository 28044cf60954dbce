/** Test servers are on this machine. */
import { allowPrivateSources } from '../ingest/files/fetch-source.ts';

allowPrivateSources(true);

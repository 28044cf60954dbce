/** The step `county`: draws the sample county once, which the servers of the tests get copies of. */
import { prepareSampleCounty } from '../../e2e/web/sample-county.ts';

await prepareSampleCounty();

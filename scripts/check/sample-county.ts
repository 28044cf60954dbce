/** The step `county`: generates the sample county once, which the test servers copy. */
import { prepareSampleCounty } from '../../e2e/web/sample-county.ts';

await prepareSampleCounty();

/**
 * Requests the same public addresses from two running sites and compares the replies byte for byte. Meant for
 * refactorings that readers must not notice: start the former version and the new one on copies of one data folder,
 * both with the same PUBLIC_URL, then
 *   npm run -w @townlight/e2e proof:same -- http://localhost:8080 http://localhost:8081 [addresses]
 * The names of the build's files are removed from pages. E2E_SEED selects other addresses.
 */
import { closeFindings, createFindings } from './findings.ts';
import { drawPublicAddresses } from './sites/public-addresses.ts';
import { describeDifference, fetchReply, type SiteReply } from './sites/site-reply.ts';

const [before, after] = process.argv.slice(2, 4);
const many = Number(process.argv[4] ?? 2_000);
if (before === undefined || after === undefined) {
  process.stderr.write('give the addresses of two running sites: the former and the new one\n');
  process.exit(2);
}

const findings = createFindings();
const addresses = await drawPublicAddresses(before, { many });
findings.log(`${addresses.length} addresses of ${before}, asked of ${after} too`);
const different: string[] = [];
const byStatus = new Map<number, number>();
for (const address of addresses) {
  const [one, other] = await Promise.all([fetchReply(before, address), fetchReply(after, address)]);
  byStatus.set(one.status, (byStatus.get(one.status) ?? 0) + 1);
  const difference = differenceOf(one, other);
  if (difference !== null) different.push(`${address}: ${difference}`);
}
for (const [status, times] of byStatus) findings.log(`${times} answered ${status}`);
for (const line of different.slice(0, 200)) findings.log(`  ${line}`);
findings.check(
  `${addresses.length} replies are the same, byte for byte`,
  different.length === 0,
  `${different.length} differ`,
);
closeFindings(findings);

function differenceOf(one: SiteReply, other: SiteReply): string | null {
  if (one.status !== other.status) return `status ${one.status}, then ${other.status}`;
  for (const name of ['type', 'tag', 'caching', 'place'] as const) {
    if (one[name] !== other[name]) return `${name} ${one[name]}, then ${other[name]}`;
  }
  return one.body.equals(other.body) ? null : describeDifference(one.body, other.body);
}

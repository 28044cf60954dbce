import type { SubscribeReply } from '@townlight/contract/subscriptions';

/** The way to the subscription page: the hash in the path, then the address, then the password hash. // spec 2 */
export function subscriptionLink({ email_address, merge_fields }: SubscribeReply): string {
  const [hash, email, password] = [
    merge_fields.SUB_HASH,
    email_address,
    merge_fields.PASS_HASH,
  ].map(encodeURIComponent);
  return `/subscription/${hash}?${email}&${password}`;
}

/** A reply without the parts that differ from one moment or port to the next. */
export interface SiteReply {
  readonly status: number;
  readonly type: string | null;
  readonly tag: string | null;
  readonly caching: string | null;
  /** Where it redirects to. */
  readonly place: string | null;
  readonly body: Buffer;
}

/** @param address path and query */
export async function fetchReply(site: string, address: string): Promise<SiteReply> {
  const reply = await fetch(new URL(address, site), { redirect: 'manual' });
  const sent = Buffer.from(await reply.arrayBuffer());
  const header = (name: string) => reply.headers.get(name);
  const isPage = header('content-type')?.startsWith('text/html') ?? false;
  return {
    status: reply.status,
    type: header('content-type'),
    tag: isPage ? null : header('etag'),
    caching: header('cache-control'),
    place: header('location'),
    body: isPage ? withoutBuild(sent) : sent,
  };
}

/** Removes the links to the build's files, whose names have hashes and whose order varies. */
function withoutBuild(page: Buffer): Buffer {
  const text = page
    .toString()
    .replaceAll(/\s*<(link|script)[^>]*\/assets\/[^>]*>(<\/script>)?/g, '')
    .replaceAll(/\?v=[\w-]+/g, '?v=');
  return Buffer.from(text);
}

/** Describes the first position at which two bodies differ, with an excerpt of both. */
export function describeDifference(one: Buffer, other: Buffer): string {
  let at = 0;
  while (at < Math.min(one.length, other.length) && one[at] === other[at]) at++;
  const excerpt = (body: Buffer) =>
    JSON.stringify(body.subarray(Math.max(0, at - 30), at + 60).toString());
  return `${one.length} and ${other.length} bytes, first at ${at}: ${excerpt(one)}, then ${excerpt(other)}`;
}

import { get, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import type { BareReply } from './bare-server.ts';

/** Headers that `node:http` adds by itself. */
const ADDED = new Set(['date', 'connection', 'keep-alive', 'transfer-encoding']);

/** Records a reply as it is on the wire, so that the bare server can send it again. */
export async function recordReply(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<BareReply> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers }, resolve).once('error', reject);
  });
  const body = (await buffer(response)).toString('base64');
  const head: string[] = [];
  for (let at = 0; at < response.rawHeaders.length; at += 2) {
    const [name = '', value = ''] = response.rawHeaders.slice(at, at + 2);
    if (!ADDED.has(name.toLowerCase())) head.push(name, value);
  }
  return { status: response.statusCode ?? 0, head, body };
}

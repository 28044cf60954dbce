import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';

const JSON_TYPE = 'application/json; charset=utf-8';
const NO_REQUEST = { status: 400, message: 'This is not a valid HTTP request.' } as const;
/** Responses by the code of Node's error. */
const REFUSALS: Readonly<Record<string, { status: number; message: string }>> = {
  HPE_HEADER_OVERFLOW: {
    status: 431,
    message: 'The address and the headers are too long; together they can have at most 16 KB.',
  },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: {
    status: 413,
    message: 'The chunk extensions of the body are too long; send it without them.',
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: 408,
    message: 'The request did not arrive in time; please try again.',
  },
};

/**
 * Replies to bytes that Node's parser could not read, in the shape of all errors, and closes the connection. A
 * connection that sent nothing is closed without a reply: browsers open some in advance.
 */
export function sendParseError(
  { code = '' }: NodeJS.ErrnoException,
  socket: Socket,
  headers: Readonly<Record<string, string>>,
): void {
  if (code === 'ECONNRESET' || !socket.writable || socket.bytesRead === 0) {
    socket.destroy();
    return;
  }
  const { status, message } = REFUSALS[code] ?? NO_REQUEST;
  const body = JSON.stringify({ message, error: true });
  const lines = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    `content-type: ${JSON_TYPE}`,
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy());
}

/** Replies to a request with an unsupported `Expect` header. */
export function rejectExpectation(
  reply: ServerResponse,
  headers: Readonly<Record<string, string>>,
): void {
  const message =
    'Expect: this server accepts only 100-continue; send the request without that header.';
  reject(reply, { status: 417, message }, headers);
}

/** Replies to a request without a Host header, or with more than one. */
export function rejectHost(reply: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const message = 'Host: send this header once.';
  reject(reply, { status: 400, message }, headers);
}

function reject(
  reply: ServerResponse,
  { status, message }: { status: number; message: string },
  headers: Readonly<Record<string, string>>,
): void {
  const body = JSON.stringify({ message, error: true });
  const described = { 'content-type': JSON_TYPE, 'content-length': Buffer.byteLength(body) };
  reply.writeHead(status, { ...headers, ...described, connection: 'close' }).end(body);
}

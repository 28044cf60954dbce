import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { NotReady } from '../errors.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { rejectExpectation, rejectHost, sendParseError } from './reject-invalid-requests.ts';

/** Pipelined requests on one connection; browsers send one after the other. */
const MAX_PIPELINED = 64;
/** Connections beyond the limit that are accepted only to be refused with a reply. */
const MAX_REFUSED = 100;

interface Connections {
  /** Creates an HTTP server with limited connections. Servers of several addresses share one count. */
  createServer(handler: RequestListener): Server;
  /** Returns whether this connection exceeds the limit: its requests are refused. */
  isRefused(socket: Socket): boolean;
  /** Closes connections that wait for their client at once, and the rest after `drainMs`. */
  drain(): void;
}

interface Connection {
  /** Replies that have not been sent completely. */
  readonly replies: Set<ServerResponse>;
  readonly isRefused: boolean;
}

/**
 * Limits the number of connections. A connection that waits for its client (no request yet, an incomplete head or
 * body, or idle after a reply) gives way to a new one, the longest waiting first, so one client with many open
 * connections cannot block others. A new one is refused only while all are being answered.
 * @param headers of replies to invalid requests
 */
export function limitConnections(
  limits: ConnectionLimits,
  headers: Readonly<Record<string, string>>,
): Connections {
  const open = new Map<Socket, Connection>();
  /** Connections that wait for their client, the longest waiting first. */
  const waiting = new Set<Socket>();
  let isDraining = false;

  const forget = (socket: Socket): void => {
    open.delete(socket);
    waiting.delete(socket);
  };
  const end = (socket: Socket): void => {
    forget(socket);
    socket.destroy();
  };

  const accept = (socket: Socket): void => {
    const isOver = open.size >= limits.maxConnections;
    const [longestWaiting] = waiting;
    if (isOver && longestWaiting !== undefined) end(longestWaiting);
    open.set(socket, { replies: new Set(), isRefused: isOver && longestWaiting === undefined });
    waiting.add(socket);
    socket.once('close', () => forget(socket));
  };

  const follow = (request: IncomingMessage, reply: ServerResponse): void => {
    const { socket } = request;
    const { replies } = open.get(socket) ?? {};
    if (replies === undefined) return;
    replies.add(reply);
    if (replies.size > MAX_PIPELINED) {
      end(socket);
      return;
    }
    // while its body arrives, the connection waits for its client
    if (hasBody(request))
      request.once('end', () => {
        // a request that is refused unread is answered before its body has arrived
        if (replies.size > 0) waiting.delete(socket);
      });
    else waiting.delete(socket);
    reply.once('close', () => {
      replies.delete(reply);
      if (replies.size > 0 || !open.has(socket)) return;
      if (isDraining) socket.destroySoon();
      else waiting.add(socket);
    });
  };

  return {
    createServer(handler) {
      const server = createServer({
        headersTimeout: limits.headMs,
        requestTimeout: limits.requestMs,
        keepAliveTimeout: limits.idleMs,
        connectionsCheckingInterval: limits.checkIntervalMs,
        // a missing Host header is rejected below, like two of them
        requireHostHeader: false,
      });
      server.maxConnections = limits.maxConnections + MAX_REFUSED;
      server.on('connection', accept);
      server.on('request', follow);
      server.on('request', (request, reply) => {
        if (hasOneHost(request)) handler(request, reply);
        else rejectHost(reply, headers);
      });
      // Node emits this for any expectation other than `100-continue`
      server.on('checkExpectation', (_request, reply: ServerResponse) =>
        rejectExpectation(reply, headers),
      );
      server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
        const begun = [...(open.get(socket)?.replies ?? [])].some((reply) => reply.headersSent);
        // an error reply in the middle of a response would be read as part of its body
        if (begun) end(socket);
        else sendParseError(error, socket, headers);
      });
      server.setTimeout(limits.stalledMs, (socket) => {
        const isBeingAnswered = (open.get(socket)?.replies.size ?? 0) > 0;
        // a response that is still being computed may take long; a client that does not read it may not
        if (!isBeingAnswered || socket.writableLength > 0) end(socket);
      });
      return server;
    },
    isRefused: (socket) => open.get(socket)?.isRefused ?? false,
    drain() {
      isDraining = true;
      for (const [socket, { replies }] of open) if (replies.size === 0) end(socket);
      setTimeout(() => {
        for (const socket of open.keys()) end(socket);
      }, limits.drainMs).unref();
    },
  };
}

/**
 * Rejects two Host headers: Node uses the first, while a proxy may use the second, so host-based decisions would
 * differ. HTTP/1.0 has no such header.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

const TOO_MANY = 'Too many connections are open; please try again in a moment.';

/** Replies 503 on excess connections, and drains all of them when the application closes. */
export function rejectExcessConnections(
  app: FastifyInstance,
  connections: Pick<Connections, 'isRefused' | 'drain'>,
): void {
  app.addHook('onRequest', async ({ raw }, reply) => {
    if (!connections.isRefused(raw.socket)) return;
    reply.header('connection', 'close');
    throw new NotReady(TOO_MANY);
  });
  app.addHook('preClose', async () => connections.drain());
}

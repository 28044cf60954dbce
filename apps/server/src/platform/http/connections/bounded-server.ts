import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { Socket } from 'node:net';
import { answerUnread, refuseExpectation, refuseHost } from './answer-unread.ts';
import type { ConnectionLimits } from './connection-limits.ts';

/** What is asked at once on one connection; browsers ask one after the other. */
const MOST_PIPELINED = 64;
/** Connections beyond the most that are there only to be told so. */
const REFUSED_AT_ONCE = 100;

export interface Connections {
  /** An HTTP server whose connections end. Servers of several addresses share one count. */
  createServer(handler: RequestListener): Server;
  /** Whether this connection was one too many: its requests are refused. */
  isRefused(socket: Socket): boolean;
  /** Ends what waits for its client at once, and the rest when its time for that is over. */
  drain(): void;
}

interface Connection {
  /** Those that are not sent as a whole yet. */
  readonly replies: Set<ServerResponse>;
  readonly isRefused: boolean;
}

/**
 * Holds at most so many connections. One that waits for its client (nothing was asked yet, a head or a body that does not
 * come, an answer that was the last) gives way to a new one, the longest waiting first; so one client with many open
 * connections keeps nobody out. Only where all are being answered is a new one refused.
 * @param headers of replies to what is no request
 */
export function keepConnections(
  limits: ConnectionLimits,
  headers: Readonly<Record<string, string>>,
): Connections {
  const open = new Map<Socket, Connection>();
  /** Those that wait for their client, the longest waiting first. */
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
    const isOver = open.size >= limits.most;
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
    if (replies.size > MOST_PIPELINED) {
      end(socket);
      return;
    }
    // while its body comes, it is the client that is waited for
    if (hasBody(request))
      request.once('end', () => {
        // one that is refused unread is answered before its body has come
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
        connectionsCheckingInterval: limits.lookEveryMs,
        // refused below, like two
        requireHostHeader: false,
      });
      server.maxConnections = limits.most + REFUSED_AT_ONCE;
      server.on('connection', accept);
      server.on('request', follow);
      server.on('request', (request, reply) => {
        if (hasOneHost(request)) handler(request, reply);
        else refuseHost(reply, headers);
      });
      // Node asks where somebody expects something else than `100-continue`
      server.on('checkExpectation', (_request, reply: ServerResponse) =>
        refuseExpectation(reply, headers),
      );
      server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
        const begun = [...(open.get(socket)?.replies ?? [])].some((reply) => reply.headersSent);
        // words in the middle of an answer would be read as a part of it
        if (begun) end(socket);
        else answerUnread(error, socket, headers);
      });
      server.setTimeout(limits.stalledMs, (socket) => {
        const isBeingAnswered = (open.get(socket)?.replies.size ?? 0) > 0;
        // an answer that is still made may take its time; one that is not taken may not
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
 * Node takes the first of two Host headers, a proxy before it perhaps the second: what is decided by the host would then be
 * decided for two. HTTP/1.0 knows no such header.
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
function hasOneHost({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host');
  return hosts.length === 1 || (hosts.length === 0 && httpVersion === '1.0');
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

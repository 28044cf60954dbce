import type { RouteContract } from '@townlight/contract/define-route';
import type { FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify';
import type { z } from 'zod';
import type { App } from './create-app.ts';
import type { SendInQueue } from './fair-queue/register-fair-queues.ts';

type Output<Schema> = Schema extends z.core.$ZodType ? z.output<Schema> : undefined;

type Reply<Route extends RouteContract> = Route['reply'] extends z.core.$ZodType
  ? z.input<Route['reply']>
  : never;

type ContractRequest<Route extends RouteContract> = FastifyRequest<{
  Params: Output<Route['params']>;
  Querystring: Output<Route['query']>;
  Body: Output<Route['body']>;
}>;

/** What a handler returns that has sent the reply itself. */
type Sent = Awaited<ReturnType<SendInQueue>> | FastifyReply;

/** Handlers return the reply, or send it themselves. */
type ContractHandler<Route extends RouteContract> = (
  request: ContractRequest<Route>,
  reply: FastifyReply,
) => Reply<Route> | ReturnType<SendInQueue> | FastifyReply | Promise<Reply<Route> | Sent>;

/** What the contract leaves open: the texts of the API's documentation, and options of Fastify. */
interface ContractOptions extends Omit<RouteShorthandOptions, 'schema'> {
  readonly tags: readonly string[];
  readonly summary: string;
  readonly description?: string;
  /** The content types of the body, where it is not JSON. */
  readonly consumes?: readonly string[];
  /** Leaves the route out of the documentation. */
  readonly hide?: boolean;
  /** Replies with other statuses than 200. */
  readonly responses?: Readonly<Record<number, z.core.$ZodType>>;
}

/**
 * Registers the handler of a contract. Its schemas validate and type the request, serialize the reply and are listed
 * in the API's documentation.
 */
export function registerRoute<const Route extends RouteContract>(
  app: App,
  route: Route,
  { tags, summary, description, consumes, hide, responses, ...options }: ContractOptions,
  handler: ContractHandler<Route>,
): void {
  const { method, path: url, params, query, body, reply } = route;
  const schema = {
    tags,
    summary,
    ...(description !== undefined && { description }),
    ...(consumes && { consumes }),
    ...(hide && { hide }),
    ...(params && { params }),
    ...(query && { querystring: query }),
    ...(body && { body }),
    ...((reply || responses) && { response: { ...(reply && { 200: reply }), ...responses } }),
  };
  app.route({ ...options, method, url, schema, handler } as never);
}

import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  type Sampler,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace';
import { Failure } from '../failure.ts';

/**
 * Returns the sampler of `OTEL_TRACES_SAMPLER` and `OTEL_TRACES_SAMPLER_ARG`.
 * @throws Failure for an unknown name, or a share that is not between 0 and 1
 */
export function chooseSampler(name = 'parentbased_always_on', share = '1'): Sampler {
  const samplers: Readonly<Record<string, () => Sampler>> = {
    always_on: () => new AlwaysOnSampler(),
    always_off: () => new AlwaysOffSampler(),
    traceidratio: () => new TraceIdRatioBasedSampler(parseShare(share)),
  };
  const root = samplers[name.replace(/^parentbased_/, '')];
  if (root === undefined)
    throw new Failure(
      `OTEL_TRACES_SAMPLER is “${name}”; it must be always_on, always_off or traceidratio, each also with parentbased_ before it`,
    );
  return name.startsWith('parentbased_') ? new ParentBasedSampler({ root: root() }) : root();
}

function parseShare(text: string): number {
  const share = Number(text);
  if (text.trim() === '' || !(share >= 0 && share <= 1))
    throw new Failure(
      `OTEL_TRACES_SAMPLER_ARG is “${text}”; it must be the share of traces to record, for instance 0.1`,
    );
  return share;
}

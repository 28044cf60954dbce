import type { Config } from '../config/config.ts';
import { RELEASE_GAUGES } from '../ingest/release-gauges.ts';
import type { ServedFeature } from '../platform/features/feature.ts';
import type { StoreProbe } from '../platform/health/store-probe.ts';
import { JOB_GAUGES } from '../platform/jobs/job-gauges.ts';
import type { Metrics } from '../platform/metrics/create-metrics.ts';
import { type MetricsServer, serveMetrics } from '../platform/metrics/serve-metrics.ts';
import type { SnapshotStore } from '../snapshot/index.ts';

/**
 * Adds the state of this server, of its store and of the features to the metrics, and serves them where there is a port
 * for them.
 */
export async function openMetrics(
  metrics: Metrics | undefined,
  { host, metricsPort }: Pick<Config, 'host' | 'metricsPort'>,
  {
    snapshots,
    probe,
    served,
  }: {
    snapshots: SnapshotStore;
    probe: StoreProbe;
    served: readonly ServedFeature[];
  },
): Promise<MetricsServer | undefined> {
  if (metrics === undefined || metricsPort === undefined) return undefined;
  metrics.addGauge('townlight_ready', 'Whether this server has figures.', () =>
    snapshots.waitingFor() === undefined ? 1 : 0,
  );
  metrics.addGauge('townlight_store_writable', 'Whether the store accepts writes.', () =>
    probe.status().writing ? 1 : 0,
  );
  metrics.addGauge(
    'townlight_snapshot_timestamp_seconds',
    'When the figures that are served were built.',
    () => seconds(snapshots.lastBuild()?.at),
  );
  metrics.addGauge('townlight_snapshot_build_seconds', 'How long building the figures took.', () =>
    seconds(snapshots.lastBuild()?.milliseconds),
  );
  metrics.addQueries([
    {
      name: 'townlight_snapshot_version',
      help: 'The version of the data of each feature that is served; equal at all servers but for seconds.',
      labels: ['feature'],
      read: async () =>
        [...snapshots.current().versions].map(([feature, version]) => ({
          labels: { feature },
          value: version,
        })),
    },
    ...RELEASE_GAUGES,
    ...JOB_GAUGES,
    ...served.flatMap(({ gauges }) => gauges ?? []),
  ]);
  return await serveMetrics(metrics, { host, port: metricsPort });
}

function seconds(milliseconds: number | undefined): number | undefined {
  return milliseconds === undefined ? undefined : milliseconds / 1_000;
}

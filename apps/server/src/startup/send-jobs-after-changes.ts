import type { Job, SendJob } from '../platform/jobs/job.ts';
import type { Log } from '../platform/log.ts';
import type { SnapshotStore } from '../snapshot/index.ts';

/** Sends the jobs that depend on a changed feature at once, instead of at their next scheduled time. */
export function sendJobsAfterChanges(
  jobs: readonly Job[],
  {
    snapshots,
    send,
    log,
  }: { snapshots: Pick<SnapshotStore, 'followChanges'>; send: SendJob; log: Log },
): void {
  for (const job of jobs) {
    const { afterChangeOf, payload } = job.schedule ?? {};
    if (afterChangeOf === undefined || payload === undefined) continue;
    snapshots.followChanges(afterChangeOf, () => {
      send(job, payload).catch((error: Error) =>
        log.warn(
          `the job ${job.name} could not be started early and runs as scheduled: ${error.message}`,
        ),
      );
    });
  }
}

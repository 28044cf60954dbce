import type { BundleChange, BundlesSavedReply } from '@townlight/contract/bundles';
import { type BundleRefusal, bundleRefusal, bundlesSavedReply } from '@townlight/contract/bundles';
import { ApiFailure, apiPost, apiSend } from '../../../http/api-request.ts';
import type { NameTable } from '../model/draft-names.ts';

/**
 * `POST /api/bundles/changes`: saves all changes or none.
 * @throws ApiFailure, see `parseBundleRefusal`
 */
export async function saveBundleChanges(
  changes: readonly BundleChange[],
): Promise<BundlesSavedReply> {
  return (await apiPost('/api/bundles/changes', { changes }, bundlesSavedReply)).reply;
}

/** Adds one row. @throws ApiFailure */
export async function addBundleRow(
  table: NameTable,
  row: Readonly<Record<string, unknown>>,
): Promise<BundlesSavedReply> {
  return (await apiPost(`/api/bundles/${table}`, row, bundlesSavedReply)).reply;
}

/** Deletes one row. @throws ApiFailure */
export async function deleteBundleRow(
  table: NameTable,
  /** `move_to` receives the dependents of the row; without it a row in use is rejected. */
  row: { readonly name: string; readonly move_to?: string | null },
): Promise<BundlesSavedReply> {
  return (await apiSend('DELETE', `/api/bundles/${table}`, row, bundlesSavedReply)).reply;
}

/** Parses the details of a rejected write; `null` where the error is not a rule violation. */
export function parseBundleRefusal(error: unknown): BundleRefusal | null {
  if (!(error instanceof ApiFailure)) return null;
  return bundleRefusal.safeParse(error.body).data ?? null;
}

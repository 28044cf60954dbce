import type { BundleChange, BundlesSaved } from '@townlight/contract/bundles';
import { type BundleRefusal, bundleRefusal, bundlesSaved } from '@townlight/contract/bundles';
import { ApiFailure, apiPost, apiSend } from '../../net/api-request.ts';
import type { NamingTable } from '../model/names-now.ts';

/**
 * `POST /api/bundles/changes`: saves all changes or none.
 * @throws ApiFailure, see `parseBundleRefusal`
 */
export async function saveChanges(changes: readonly BundleChange[]): Promise<BundlesSaved> {
  return (await apiPost('/api/bundles/changes', { changes }, bundlesSaved)).reply;
}

/** Adds one row. @throws ApiFailure */
export async function addRow(
  table: NamingTable,
  row: Readonly<Record<string, unknown>>,
): Promise<BundlesSaved> {
  return (await apiPost(`/api/bundles/${table}`, row, bundlesSaved)).reply;
}

/** Deletes one row. @throws ApiFailure */
export async function deleteRow(
  table: NamingTable,
  /** `move_to` receives the dependents of the row; without it a row in use is rejected. */
  row: { readonly name: string; readonly move_to?: string | null },
): Promise<BundlesSaved> {
  return (await apiSend('DELETE', `/api/bundles/${table}`, row, bundlesSaved)).reply;
}

/** Parses the details of a rejected write; `null` where the error is not a rule violation. */
export function refusalOf(error: unknown): BundleRefusal | null {
  if (!(error instanceof ApiFailure)) return null;
  return bundleRefusal.safeParse(error.body).data ?? null;
}

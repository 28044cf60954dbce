import type { BundleChange, BundlesSaved } from '@townlight/contract/bundles';
import { type BundleRefusal, bundleRefusal, bundlesSaved } from '@townlight/contract/bundles';
import { ApiFailure, apiPost, apiSend } from '../../net/api-request.ts';
import type { NamingTable } from '../model/names-now.ts';

/** `POST /api/bundles/changes`: all or nothing. @throws ApiFailure, see `refusalOf` */
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
  /** `move_to` takes over what the row holds; without it a row that is in use is refused. */
  row: { readonly name: string; readonly move_to?: string | null },
): Promise<BundlesSaved> {
  return (await apiSend('DELETE', `/api/bundles/${table}`, row, bundlesSaved)).reply;
}

/** What the server told of a refusal beside its sentence; `null` for what is no refusal of a rule. */
export function refusalOf(error: unknown): BundleRefusal | null {
  if (!(error instanceof ApiFailure)) return null;
  return bundleRefusal.safeParse(error.body).data ?? null;
}

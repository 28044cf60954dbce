import type { BundleChange, BundlesSavedReply } from '@townlight/contract/bundles';
import { type BundleRefusal, bundleRefusal } from '@townlight/contract/bundles';
import {
  addBigBundleRoute,
  addNicknameRoute,
  addSmallBundleRoute,
  deleteBigBundleRoute,
  deleteNicknameRoute,
  deleteSmallBundleRoute,
  saveBundleChangesRoute,
} from '@townlight/contract/bundles/tool-routes';
import { ApiFailure, request } from '../../../http/api-request.ts';
import type { NameTable } from '../model/draft-names.ts';

/**
 * Saves all changes or none.
 * @throws ApiFailure, see `parseBundleRefusal`
 */
export function saveBundleChanges(changes: readonly BundleChange[]): Promise<BundlesSavedReply> {
  return request(saveBundleChangesRoute, { body: { changes } });
}

const ADD = { big: addBigBundleRoute, small: addSmallBundleRoute, nicknames: addNicknameRoute };
const DELETE = {
  big: deleteBigBundleRoute,
  small: deleteSmallBundleRoute,
  nicknames: deleteNicknameRoute,
};

/** Adds one row. @throws ApiFailure */
export async function addBundleRow(
  table: NameTable,
  row: Readonly<Record<string, unknown>>,
): Promise<BundlesSavedReply> {
  return await request(ADD[table], { body: row as never });
}

/** Deletes one row. @throws ApiFailure */
export async function deleteBundleRow(
  table: NameTable,
  /** `move_to` receives the dependents of the row; without it a row in use is rejected. */
  row: { readonly name: string; readonly move_to?: string | null },
): Promise<BundlesSavedReply> {
  return await request(DELETE[table], { body: row });
}

/** Parses the details of a rejected write; `null` where the error is not a rule violation. */
export function parseBundleRefusal(error: unknown): BundleRefusal | null {
  if (!(error instanceof ApiFailure)) return null;
  return bundleRefusal.safeParse(error.body).data ?? null;
}

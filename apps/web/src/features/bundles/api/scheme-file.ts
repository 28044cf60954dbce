import type { BundlesSavedReply } from '@townlight/contract/bundles';
import type { BundleImportPreview, BundleImportRequest } from '@townlight/contract/bundles/scheme';
import {
  bundleSchemeCsvRoute,
  bundleSchemeRoute,
  importBundleSchemeRoute,
  previewBundleSchemeRoute,
} from '@townlight/contract/bundles/tool-routes';
import { ApiFailure, request, requestPath, sendApiRequest } from '../../../http/api-request.ts';

/**
 * Fetches the complete scheme as text of a file.
 * @throws ApiFailure
 */
export async function fetchSchemeFile(format: 'csv' | 'json'): Promise<string> {
  if (format === 'json') return `${JSON.stringify(await request(bundleSchemeRoute), null, 2)}\n`;
  const response = await sendApiRequest(requestPath(bundleSchemeCsvRoute), {});
  if (!response.ok) throw new ApiFailure(response.status, response.statusText);
  return await response.text();
}

/**
 * Returns what an import would change.
 * @throws ApiFailure with the server's message for an invalid file
 */
export async function previewScheme(file: BundleImportRequest): Promise<BundleImportPreview> {
  return await request(previewBundleSchemeRoute, { body: file });
}

/**
 * Imports a scheme.
 * @throws ApiFailure also where the scheme has been saved since the preview
 */
export async function importScheme(file: BundleImportRequest): Promise<BundlesSavedReply> {
  return await request(importBundleSchemeRoute, { body: file });
}

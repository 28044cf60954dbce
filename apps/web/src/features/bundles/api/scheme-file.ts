import type {
  BundleImportPreview,
  BundleImportRequest,
  BundlesSavedReply,
} from '@townlight/contract/bundles';
import { bundleImportPreview, bundleScheme, bundlesSavedReply } from '@townlight/contract/bundles';
import { ApiFailure, apiGet, apiPost, apiSend } from '../../../http/api-request.ts';
import { sendApiRequest } from '../../../http/api-transport.ts';

/**
 * Fetches the complete scheme as text of a file.
 * @throws ApiFailure
 */
export async function fetchSchemeFile(format: 'csv' | 'json'): Promise<string> {
  if (format === 'json')
    return `${JSON.stringify(await apiGet('/api/bundles/scheme', bundleScheme), null, 2)}\n`;
  const response = await sendApiRequest('/api/bundles/scheme.csv', {});
  if (!response.ok) throw new ApiFailure(response.status, response.statusText);
  return await response.text();
}

/**
 * Returns what an import would change.
 * @throws ApiFailure with the server's message for an invalid file
 */
export async function previewScheme(file: BundleImportRequest): Promise<BundleImportPreview> {
  return (await apiPost('/api/bundles/scheme/preview', file, bundleImportPreview)).reply;
}

/**
 * Imports a scheme.
 * @throws ApiFailure also where the scheme has been saved since the preview
 */
export async function importScheme(file: BundleImportRequest): Promise<BundlesSavedReply> {
  return (await apiSend('PUT', '/api/bundles/scheme', file, bundlesSavedReply)).reply;
}

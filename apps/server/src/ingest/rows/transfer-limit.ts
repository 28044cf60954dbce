import { Failure } from '../../platform/failure.ts';
import { formatCount } from '../format-counts.ts';

/** The flag that an ArcGIS server adds to an incomplete reply; in GeoJSON it may be in `properties`. */
export const TRANSFER_LIMIT_FLAG = 'exceededTransferLimit';

/** Creates the failure for a reply that is flagged as incomplete. @param features number of features in the file */
export function transferLimitFailure(origin: string, features: number): Failure {
  return new Failure(
    `${origin}: holds only ${formatCount(features, 'feature')} of its service, which says ${TRANSFER_LIMIT_FLAG}, so nothing was published; ` +
      'use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
  );
}

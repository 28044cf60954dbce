import { Failure } from '../../platform/failure.ts';
import { counted } from '../counted.ts';

/** The flag that an ArcGIS server adds to an incomplete reply; in GeoJSON it may be in `properties`. */
export const TRANSFER_LIMIT = 'exceededTransferLimit';

/** Creates the failure for a reply that is flagged as incomplete. @param features number of features in the file */
export function cutByTransferLimit(origin: string, features: number): Failure {
  return new Failure(
    `${origin}: holds only ${counted(features, 'feature')} of its service, which says ${TRANSFER_LIMIT}, so nothing was published; ` +
      'use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
  );
}

import { Failure } from '../../platform/failure.ts';
import { counted } from '../counted.ts';

/** What an ArcGIS server adds to a reply that has not all features; in GeoJSON it may stand among `properties`. */
export const TRANSFER_LIMIT = 'exceededTransferLimit';

/** The server itself says that features are missing. @param features how many the file has */
export function cutByTransferLimit(origin: string, features: number): Failure {
  return new Failure(
    `${origin}: holds only ${counted(features, 'feature')} of its service, which says ${TRANSFER_LIMIT}, so nothing was published; ` +
      'use the download of the portal, or fetch the rest with resultOffset and put all features into one file',
  );
}

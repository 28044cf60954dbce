export { tileIdToZxy as tileOfId, zxyToTileId as idOfTile } from 'pmtiles';

import { PbfWriter } from 'pbf';

/** A vector tile with a single point in a layer that no style draws: the ground without anything on it. */
export function encodeEmptyTile(): Uint8Array {
  const tile = new PbfWriter();
  // vector tile specification 2.1, section 4: tile → layer → feature
  tile.writeMessage(3, writeLayer, null);
  return tile.finish();
}

function writeLayer(_: null, layer: PbfWriter): void {
  layer.writeStringField(1, 'plain');
  layer.writeMessage(2, writePoint, null);
  layer.writeVarintField(5, 4096);
  layer.writeVarintField(15, 2);
}

/** A point in the tile's north-west corner. */
function writePoint(_: null, feature: PbfWriter): void {
  feature.writeVarintField(3, 1);
  feature.writePackedVarint(4, [9, 0, 0]);
}

import { longitudeDegreeScale } from '@townlight/domain/places';
import { clipLine, clipRing, type Point } from './clip.ts';
import { formatCoordinate } from './svg.ts';

export type Box = readonly [west: number, south: number, east: number, north: number];
/** A rectangle in the units of the image. */
export interface ImageFrame {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

type Position = readonly number[];
type Ring = readonly Position[];

/** Converts degrees to image coordinates. Equirectangular: a county is too small for projections to differ visibly. */
export interface MapView {
  readonly frame: ImageFrame;
  /** Geographic bounds of the frame. */
  readonly bounds: Box;
  x(longitude: number): number;
  y(latitude: number): number;
  /** Returns whether a box intersects the frame. */
  shows(box: Box): boolean;
  /** Formats closed rings as path data, empty where none is visible. */
  path(polygons: readonly (readonly Ring[])[]): string;
  /** Formats lines as path data, empty where none is visible. */
  lines(lines: readonly Ring[]): string;
}

/** Corners closer than half a unit are merged. */
const MIN_CORNER_DISTANCE = 0.5;
/** Margin beyond the frame outside of which no stroke reaches into it. */
const CLIP_MARGIN = 24;

/**
 * Creates the view in which a box just fits.
 * @param options.margin units around the box
 * @param options.within the section of the frame in which the box is centered; the complete frame by default
 */
export function createFittedView(
  [west, south, east, north]: Box,
  frame: ImageFrame,
  { margin = 0, within = frame }: { margin?: number; within?: ImageFrame } = {},
): MapView {
  const shrink = longitudeDegreeScale((south + north) / 2);
  const scale = Math.min(
    (within.width - 2 * margin) / ((east - west) * shrink),
    (within.height - 2 * margin) / (north - south),
  );
  const [left, top] = [within.x + within.width / 2, within.y + within.height / 2];
  const [middleX, middleY] = [(west + east) / 2, (south + north) / 2];
  const x = (longitude: number) => left + (longitude - middleX) * shrink * scale;
  const y = (latitude: number) => top - (latitude - middleY) * scale;
  const toLongitude = (px: number) => middleX + (px - left) / shrink / scale;
  const toLatitude = (py: number) => middleY - (py - top) / scale;
  const bounds: Box = [
    toLongitude(frame.x),
    toLatitude(frame.y + frame.height),
    toLongitude(frame.x + frame.width),
    toLatitude(frame.y),
  ];

  const window = {
    left: frame.x - CLIP_MARGIN,
    top: frame.y - CLIP_MARGIN,
    right: frame.x + frame.width + CLIP_MARGIN,
    bottom: frame.y + frame.height + CLIP_MARGIN,
  };
  const toPicture = (positions: Ring) =>
    positions.map(([longitude = 0, latitude = 0]): Point => [x(longitude), y(latitude)]);
  const ringPath = (ring: Ring): string => {
    const clipped = clipRing(toPicture(ring).slice(0, -1), window);
    const seen = simplifyLine(clipped, MIN_CORNER_DISTANCE);
    return seen.length < 3 ? '' : `${moves(seen)}Z`;
  };
  const linePath = (line: Ring): string =>
    clipLine(toPicture(line), window)
      .map((piece) => moves(simplifyLine(piece, MIN_CORNER_DISTANCE)))
      .join('');

  return {
    frame,
    bounds,
    x,
    y,
    shows: (box) =>
      box[0] < bounds[2] && box[2] > bounds[0] && box[1] < bounds[3] && box[3] > bounds[1],
    path: (polygons) => polygons.flatMap((rings) => rings.map(ringPath)).join(''),
    lines: (lines) => lines.map(linePath).join(''),
  };
}

function moves(points: readonly Point[]): string {
  return points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${formatCoordinate(x)} ${formatCoordinate(y)}`)
    .join('');
}

/** Returns the bounding box of boxes. */
export function computeBoundingBox(boxes: readonly Box[]): Box {
  return [
    Math.min(...boxes.map((box) => box[0])),
    Math.min(...boxes.map((box) => box[1])),
    Math.max(...boxes.map((box) => box[2])),
    Math.max(...boxes.map((box) => box[3])),
  ];
}

/** Expands a box on all sides by a share of its longer side, at least by `minDegrees`. */
export function expandBox(box: Box, share: number, minDegrees: number): Box {
  const [west, south, east, north] = box;
  const more = Math.max(Math.max(east - west, north - south) * share, minDegrees);
  return [west - more, south - more, east + more, north + more];
}

/** Removes the corners of a line that are closer than `minDistance` to the corner before. The last corner remains. */
export function simplifyLine(points: readonly Point[], minDistance: number): readonly Point[] {
  let last: Point | undefined;
  return points.filter((point, i) => {
    const isNear =
      last !== undefined &&
      Math.abs(point[0] - last[0]) < minDistance &&
      Math.abs(point[1] - last[1]) < minDistance;
    if (isNear && i < points.length - 1) return false;
    last = point;
    return true;
  });
}

import type { AreaId } from '@townlight/domain/places';
import type { AreaShape } from '../county-shapes.ts';
import { drawTextLine, measureTextWidth } from './font.ts';
import type { ImageFrame, MapView } from './map-view.ts';
import { PALETTE } from './palette.ts';

const MAX_LABELS = 7;

/** The space available to the labels of a map. */
export interface LabelOptions {
  readonly frame: ImageFrame;
  readonly view: MapView;
  /** Areas whose names appear elsewhere. */
  readonly chosen?: readonly { readonly id: AreaId }[];
  /** Frames in which other elements would cover labels. */
  readonly reservedFrames?: readonly ImageFrame[];
  /** The areas whose names matter; all by default. */
  readonly labeled?: ReadonlySet<AreaId>;
}

/** Draws the names of the largest visible areas that fit without overlapping. */
export function drawLabels(seen: readonly AreaShape[], map: LabelOptions, size: number): string {
  const { view, frame, chosen = [], reservedFrames = [], labeled } = map;
  const isChosen = (id: AreaId) => chosen.some((one) => one.id === id);
  const occupied: ImageFrame[] = [
    ...reservedFrames,
    ...chosenFrames(
      seen.filter(({ id }) => isChosen(id)),
      view,
    ),
  ];
  const labels: string[] = [];
  const sizeOf = ({ bounds }: AreaShape) => (bounds[2] - bounds[0]) * (bounds[3] - bounds[1]);
  for (const area of seen.toSorted((a, b) => sizeOf(b) - sizeOf(a))) {
    if (isChosen(area.id) || labels.length === MAX_LABELS) continue;
    if (labeled?.has(area.id) === false) continue;
    const width = measureTextWidth(area.name, 600, size);
    const [x, y] = [view.x(area.center[0]), view.y(area.center[1])];
    const box = { x: x - width / 2 - 6, y: y - size, width: width + 12, height: size * 1.6 };
    const isInside =
      box.x > frame.x + 8 &&
      box.x + box.width < frame.x + frame.width - 8 &&
      box.y > frame.y + 8 &&
      box.y + box.height < frame.y + frame.height - 8;
    if (!isInside || occupied.some((other) => framesOverlap(other, box))) continue;
    occupied.push(box);
    labels.push(
      drawTextLine(area.name, x, y + size * 0.35, {
        size,
        weight: 600,
        fill: PALETTE.ink,
        anchor: 'middle',
        halo: { color: PALETTE.surface, width: 4 },
      }),
    );
  }
  return labels.join('');
}

/** Returns the centers of chosen areas, where a neighbor's name would be mistaken for theirs. */
function chosenFrames(areas: readonly AreaShape[], view: MapView): ImageFrame[] {
  return areas.map(({ bounds }) => {
    const [left, right] = [view.x(bounds[0]), view.x(bounds[2])];
    const [top, bottom] = [view.y(bounds[3]), view.y(bounds[1])];
    const [width, height] = [(right - left) * 0.6, (bottom - top) * 0.6];
    return { x: (left + right - width) / 2, y: (top + bottom - height) / 2, width, height };
  });
}

function framesOverlap(a: ImageFrame, b: ImageFrame): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

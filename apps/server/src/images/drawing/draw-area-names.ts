import { AREA_NAME_SIZE_PX, OUTLINE_UNITS_PER_PX } from '@townlight/contract/places/outlines';
import type { Point } from './clip.ts';
import { measureTextWidth } from './font.ts';
import { escapeXml, renderElement } from './svg.ts';

/** The free space around a name, in pixels. */
const SPACE_PX = { x: 20, y: 16 };

/** An area whose name may be drawn. */
export interface NamedArea {
  readonly name: string;
  readonly center: readonly [longitude: number, latitude: number];
  /** `null` where unknown. */
  readonly residents: number | null;
}

/**
 * Draws the names of areas at their centers, those with the most residents first, each where it does not crowd an
 * earlier one. Font, size and color are those of the element that uses the group.
 * @param toUnits projects longitude and latitude to the units of the outlines
 */
export function drawAreaNames(
  areas: readonly NamedArea[],
  toUnits: (position: readonly number[]) => Point,
): string {
  const occupied: { x: number; y: number; width: number }[] = [];
  const height = (AREA_NAME_SIZE_PX + SPACE_PX.y) * OUTLINE_UNITS_PER_PX;
  const names: string[] = [];
  for (const { name, center } of areas.toSorted(byResidents)) {
    const [x, y] = toUnits(center).map(Math.round) as [number, number];
    const width =
      (measureTextWidth(name, 600, AREA_NAME_SIZE_PX) + SPACE_PX.x) * OUTLINE_UNITS_PER_PX;
    const isCrowded = occupied.some(
      (other) =>
        Math.abs(other.x - x) < (other.width + width) / 2 && Math.abs(other.y - y) < height,
    );
    if (isCrowded) continue;
    occupied.push({ x, y, width });
    names.push(renderElement('text', { x, y }, escapeXml(name)));
  }
  return names.join('');
}

function byResidents(one: NamedArea, other: NamedArea): number {
  return (other.residents ?? 0) - (one.residents ?? 0) || one.name.localeCompare(other.name, 'en');
}

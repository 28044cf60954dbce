import {
  AREA_NAME_SIZE_PX,
  AREA_NAMES_ID,
  LAND_SHAPE_ID,
  OUTLINE_UNITS_PER_PX,
  outlinesPath,
} from '@townlight/contract/places/outlines';
import type { AreaId, Partition } from '@townlight/domain/places';
import { tokenVariable } from '../../ui/tokens.ts';
import { type AreaTone, FADED } from '../area-tone.ts';
import type { MapPlace } from '../map-place.ts';
import { type ColorRamp, listRampVariables } from '../ramp.ts';
import { PICTURE_STYLE, pictureTransform } from './picture-position.ts';
import { selectionGroup } from './picture-selection.ts';

export interface AreasSvgInput {
  readonly partition: Partition;
  readonly names: ReadonlyMap<AreaId, string>;
  readonly tones: ReadonlyMap<AreaId, AreaTone>;
  readonly ramp: ColorRamp;
  readonly selected: AreaId | null;
  /** The initial position, if not the county. */
  readonly place: MapPlace | null;
  /** Returns the map page with an area selected. */
  readonly pathOf: (area: AreaId) => string;
}

/**
 * Renders the areas as SVG at the position and size of the map. It contains colors and links; the shapes come from `GET
 * /images/outlines/{partition}.svg`, which all pages share.
 */
export function renderAreasSvg(areas: AreasSvgInput): string {
  const { tones, names, partition, selected } = areas;
  const shape = (id: string, attributes = '') =>
    `<use href="${escaped(outlinesPath(partition, id))}"${attributes}/>`;
  const link = (id: AreaId) =>
    `<a href="${escaped(areas.pathOf(id))}" tabindex="-1"><title>${escaped(names.get(id) ?? id)}</title>${shape(id)}</a>`;
  const group = (ids: readonly AreaId[], attributes: string, draw = link) =>
    ids.length === 0 ? '' : `<g ${attributes}>${ids.map((id) => draw(id)).join('')}</g>`;
  const known = [...tones].filter(([id]) => names.has(id));
  const fills = Map.groupBy(known, ([, tone]) => fillOf(tone, areas.ramp));
  const idsOf = (entries: readonly (readonly [AreaId, AreaTone])[]) => entries.map(([id]) => id);
  const seam = `stroke="var(${tokenVariable(areas.ramp.seam)})" stroke-width="7"`;
  return [
    `<svg width="1" height="1" style="${PICTURE_STYLE}">`,
    `<defs>${PATTERNS}</defs>`,
    `<g transform="${pictureTransform(areas.place)}">`,
    shape(LAND_SHAPE_ID, ` fill="var(--land)"`),
    `<g ${seam}>`,
    ...[...fills].map(([fill, entries]) => group(idsOf(entries), fill)),
    '</g>',
    group(
      idsOf(known.filter(([, tone]) => tone.hatched)),
      `fill="url(#few-stripes)" pointer-events="none"`,
      shape,
    ),
    // at another zoom they would have another size
    areas.place === null ? shape(AREA_NAMES_ID, NAMES_STYLE) : '',
    selectionGroup(partition, selected !== null && names.has(selected) ? selected : null),
    '</g></svg>',
  ].join('');
}

function fillOf(tone: AreaTone, ramp: ColorRamp): string {
  if (tone.level !== null)
    return `fill="${listRampVariables(ramp)[tone.level]}"${tone.faded ? ` fill-opacity="${FADED}"` : ''}`;
  if (tone.withheld) return 'fill="url(#withheld-dots)"';
  if (tone.hatched) return 'fill="var(--surface)"';
  return tone.unrecorded ? 'fill="url(#unrecorded-crosses)"' : 'fill="url(#missing-stripes)"';
}

const NAMES_STYLE = [
  ` font-size="${AREA_NAME_SIZE_PX * OUTLINE_UNITS_PER_PX}" font-weight="600" text-anchor="middle"`,
  ' fill="var(--ink)" stroke="var(--surface)" stroke-width="30" stroke-linejoin="round"',
  ' paint-order="stroke" pointer-events="none"',
].join('');

/** The patterns of the map, in the units of the outlines. */
const PATTERNS = [
  pattern(
    'missing-stripes',
    57,
    '<rect width="57" height="57" fill="var(--missing)"/><rect width="21" height="57" fill="var(--missing-stripe)"/>',
    45,
  ),
  pattern('few-stripes', 42, '<rect width="9" height="42" fill="var(--few-stripe)"/>', -45),
  pattern(
    'withheld-dots',
    70,
    '<rect width="70" height="70" fill="var(--withheld)"/><circle cx="35" cy="35" r="13" fill="var(--withheld-dot)"/>',
  ),
  pattern(
    'unrecorded-crosses',
    90,
    '<rect width="90" height="90" fill="var(--missing)"/><path d="m19 19 52 52m0-52-52 52" stroke="var(--missing-stripe)" stroke-width="12"/>',
  ),
].join('');

function pattern(id: string, period: number, drawing: string, turned = 0): string {
  return `<pattern id="${id}" width="${period}" height="${period}" patternUnits="userSpaceOnUse" patternTransform="rotate(${turned})">${drawing}</pattern>`;
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

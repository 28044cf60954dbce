import { outlinesPath } from '@townlight/contract/places/outlines';
import type { AreaId, Partition } from '@townlight/domain/places';

/** The group with the outline of the selected area, as SVG; empty without one. */
export function selectionGroup(partition: Partition, selected: AreaId | null): string {
  return `<g data-selected="${selected ?? ''}" fill="none" stroke-linejoin="round" pointer-events="none">${outlines(partition, selected)}</g>`;
}

/** Outlines another area in a rendered picture. */
export function showSelection(
  picture: Element | null,
  partition: Partition,
  selected: AreaId | null,
): void {
  const group = picture?.querySelector<SVGGElement>('[data-selected]');
  if (!group || group.dataset.selected === (selected ?? '')) return;
  group.dataset.selected = selected ?? '';
  group.innerHTML = outlines(partition, selected);
}

function outlines(partition: Partition, selected: AreaId | null): string {
  if (selected === null) return '';
  const outline = (color: string, width: number) =>
    `<use href="${outlinesPath(partition, encodeURIComponent(selected))}" stroke="var(--${color})" stroke-width="${width}"/>`;
  return outline('surface', 55) + outline('ink', 28);
}

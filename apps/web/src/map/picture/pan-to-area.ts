import type { AreaId } from '@townlight/domain/places';
import type { OverlayInsets } from '../canvas/fit.ts';

/** The property of the picture's parent that moves its drawing; it remains when other figures are another picture. */
const PAN_PROPERTY = '--pan';

/**
 * Moves a picture so that an area is in the middle of its free part, unless it is within that already.
 * @param covered what covers the picture, in pixels from its upper and its lower edge
 */
export function panToArea(picture: HTMLElement | null, area: AreaId, covered: OverlayInsets): void {
  const shape = picture?.querySelector(`a use[href$="#${CSS.escape(area)}"]`);
  const box = shape?.getBoundingClientRect();
  const parent = picture?.parentElement;
  // the shapes may not have arrived
  if (!picture || !parent || !box?.width) return;
  const frame = picture.getBoundingClientRect();
  const top = frame.top + covered.top;
  const bottom = frame.bottom - covered.bottom;
  const isFree =
    box.left >= frame.left && box.right <= frame.right && box.top >= top && box.bottom <= bottom;
  if (isFree) return;
  const [x = 0, y = 0] = parent.style.getPropertyValue(PAN_PROPERTY).split(' ').map(parseFloat);
  const right = (x || 0) + (frame.left + frame.right - box.left - box.right) / 2;
  const down = (y || 0) + (top + bottom - box.top - box.bottom) / 2;
  parent.style.setProperty(PAN_PROPERTY, `${Math.round(right)}px ${Math.round(down)}px`);
}

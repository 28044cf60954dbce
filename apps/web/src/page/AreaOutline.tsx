import type { AreaId } from '@townlight/domain/places';
import { pictureUrl } from '../http/page-settings.ts';

/** The outline of a neighborhood among its neighbors, without its name. */
export function AreaOutline(props: {
  area: AreaId;
  className?: string;
  /** Shows all of it in a box of another shape: the map of the county is at its right edge. */
  uncropped?: boolean;
  /** Loads it when it is near the viewport. */
  lazy?: boolean;
}) {
  return (
    <img
      src={pictureUrl(`/neighborhoods/${encodeURIComponent(props.area)}/shape.svg`)}
      width={320}
      height={180}
      alt=""
      className={props.className}
      style={props.uncropped ? { objectFit: 'contain', objectPosition: 'top' } : undefined}
      loading={props.lazy ? 'lazy' : undefined}
    />
  );
}

import { STAFF_STYLE_REL } from '@townlight/contract/rendered-page';
import { parseLocalizedPath } from '@townlight/domain/language';
import { isStaffPage } from '../security-headers.ts';

/** Lets a staff page load the style sheet of the staff pages before it is shown; others only name it. */
export function linkStaffStyle(html: string, url: string): string {
  if (!isStaffPage(parseLocalizedPath(url).path)) return html;
  return html.replace(`rel="${STAFF_STYLE_REL}"`, 'rel="stylesheet"');
}

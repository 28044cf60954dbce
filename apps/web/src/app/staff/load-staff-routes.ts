import { STAFF_STYLE_REL } from '@townlight/contract/rendered-page';
import { StaffRoutes } from './StaffRoutes.tsx';

/** Returns the staff pages once their style sheet is loaded. */
export async function loadStaffRoutes(): Promise<typeof StaffRoutes> {
  if (typeof document !== 'undefined') await loadStaffStyle();
  return StaffRoutes;
}

/**
 * Loads the style sheet where the page was opened as one of the public site, which only names it. The link has its
 * place after the sheet of all pages already.
 */
async function loadStaffStyle(): Promise<void> {
  const link = document.querySelector<HTMLLinkElement>(`link[rel="${STAFF_STYLE_REL}"]`);
  if (link === null) return;
  await new Promise((resolve) => {
    link.addEventListener('load', resolve);
    // without the sheet the pages work all the same
    link.addEventListener('error', resolve);
    link.rel = 'stylesheet';
  });
}

/**
 * The address that is shared: of the page as it stands, its state included, or of another page. What stands behind the
 * `#` of an address is no part of a page's state.
 */
export function sharedAddress(here: string, other?: string): string {
  const address = new URL(other ?? here, here);
  address.hash = '';
  return address.href;
}

import { act } from '@testing-library/react';

/** Presses a link and lets React wait for the next page, whose code and texts may have to be fetched. */
export async function follow(link: HTMLElement): Promise<void> {
  await act(async () => link.click());
}

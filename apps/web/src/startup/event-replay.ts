/** The last button clicked before hydration. Links work without scripts. */
let pendingButton: HTMLButtonElement | null = null;
let isReactListening = false;

/** Starts capturing clicks. Called by the first script of a page. */
export function captureEarlyClicks(): void {
  document.addEventListener('click', captureClick, { capture: true });
}

/** Stops storing clicks. Called when hydration begins, as React handles clicks from then on. */
export function stopCapturingClicks(): void {
  isReactListening = true;
}

/** Replays the early click. Called once the page is interactive. */
export function replayEarlyClick(): void {
  document.removeEventListener('click', captureClick, { capture: true });
  const button = pendingButton;
  pendingButton = null;
  if (button?.isConnected) button.click();
}

function captureClick({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  // the browser submits early forms itself
  pendingButton = button?.type === 'button' && !isReactListening ? button : null;
}

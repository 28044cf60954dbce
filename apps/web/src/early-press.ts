/** The last button clicked before hydration. Links work without scripts. */
let pressed: HTMLButtonElement | null = null;
let isReactListening = false;

/** Starts capturing clicks. Called by the first script of a page. */
export function keepEarlyPress(): void {
  document.addEventListener('click', note, { capture: true });
}

/** Stops storing clicks. Called when hydration begins, as React handles clicks from then on. */
export function leavePressesToReact(): void {
  isReactListening = true;
}

/** Replays the early click. Called once the page is interactive. */
export function pressAgain(): void {
  document.removeEventListener('click', note, { capture: true });
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}

function note({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  // the browser submits early forms itself
  pressed = button?.type === 'button' && !isReactListening ? button : null;
}

/** Buttons answer once the page's code is there; a link is a link before. The last press before that is kept. */
let pressed: HTMLButtonElement | null = null;
let isReactListening = false;

/** Begins to keep presses. For the first script of a page. */
export function keepEarlyPress(): void {
  document.addEventListener('click', note, { capture: true });
}

/** Keeps no more presses. For when React begins to take the page over: it answers each from then on. */
export function leavePressesToReact(): void {
  isReactListening = true;
}

/** Presses again what was pressed too early. For when the page answers. */
export function pressAgain(): void {
  document.removeEventListener('click', note, { capture: true });
  const button = pressed;
  pressed = null;
  if (button?.isConnected) button.click();
}

function note({ target }: MouseEvent): void {
  const button = target instanceof Element ? target.closest('button') : null;
  // a form that is sent before is sent by the browser
  pressed = button?.type === 'button' && !isReactListening ? button : null;
}

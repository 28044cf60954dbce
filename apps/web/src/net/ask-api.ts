/** Sends a request to the API: `fetch` in the browser, the server's own way where it draws the page. */
export type AskApi = (path: string, init: RequestInit) => Promise<Response>;

let ask: AskApi = (path, init) => fetch(path, init);

export function askApi(path: string, init: RequestInit): Promise<Response> {
  return ask(path, init);
}

/** For the server, before it draws. */
export function setAskApi(given: AskApi): void {
  ask = given;
}

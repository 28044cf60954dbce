/** Sends a request to the API: `fetch` in the browser, an in-process call where the server renders the page. */
export type AskApi = (path: string, init: RequestInit) => Promise<Response>;

let ask: AskApi = (path, init) => fetch(path, init);

export function askApi(path: string, init: RequestInit): Promise<Response> {
  return ask(path, init);
}

/** Called by the server before it renders. */
export function setAskApi(given: AskApi): void {
  ask = given;
}

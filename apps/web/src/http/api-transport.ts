/** Sends a request to the API: `fetch` in the browser, an in-process call where the server renders the page. */
export type ApiTransport = (path: string, init: RequestInit) => Promise<Response>;

let transport: ApiTransport = (path, init) => fetch(path, init);

export function sendApiRequest(path: string, init: RequestInit): Promise<Response> {
  return transport(path, init);
}

/** Called by the server before it renders. */
export function setApiTransport(given: ApiTransport): void {
  transport = given;
}

/** Reads a running site by its public addresses. */
export interface SiteReader {
  json(path: string): Promise<unknown>;
  text(path: string): Promise<string>;
}

export function siteReader(site: URL): SiteReader {
  const read = async (path: string): Promise<Response> => {
    const reply = await fetch(new URL(path, site));
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  return {
    json: async (path) => await (await read(path)).json(),
    text: async (path) => await (await read(path)).text(),
  };
}

/** Reads a running site by its public addresses. */
export interface SiteReader {
  json(path: string): Promise<unknown>;
  text(path: string): Promise<string>;
  /** The page; null where there is none. */
  find(path: string): Promise<string | null>;
}

export function createSiteReader(site: URL): SiteReader {
  const read = async (path: string): Promise<Response> => {
    const reply = await fetch(new URL(path, site));
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
    return reply;
  };
  return {
    json: async (path) => await (await read(path)).json(),
    text: async (path) => await (await read(path)).text(),
    async find(path) {
      const reply = await fetch(new URL(path, site));
      if (reply.status === 404) return null;
      if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
      return await reply.text();
    },
  };
}

/** The key that signs emails; the public half is in the DNS at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** The headers that RFC 6376 recommends and, for RFC 8058, both unsubscription headers. */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/** Returns the DKIM options of a nodemailer transport. */
export function createDkimOptions(key: DkimKey | undefined) {
  if (key === undefined) return { dkim: undefined };
  return {
    dkim: {
      domainName: key.domain,
      keySelector: key.selector,
      privateKey: key.privateKey,
      headerFieldNames: SIGNED,
    },
  };
}

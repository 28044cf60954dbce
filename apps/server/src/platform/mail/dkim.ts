/** What mails are signed with; the public half stands in the DNS at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  readonly domain: string;
  readonly selector: string;
  /** PEM. */
  readonly privateKey: string;
}

/** What RFC 6376 proposes and, for RFC 8058, both headers that unsubscribe. */
const SIGNED =
  'From:Sender:Reply-To:Subject:Date:Message-ID:To:Cc:MIME-Version:Content-Type:Content-Transfer-Encoding:' +
  'List-Id:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted';

/** For a transport of nodemailer. */
export function dkimOptions(key: DkimKey | undefined) {
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

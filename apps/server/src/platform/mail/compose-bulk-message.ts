import { buffer } from 'node:stream/consumers';
import DKIM from 'nodemailer/lib/dkim';
import MimeNode from 'nodemailer/lib/mime-node';
import { encode, wrap } from 'nodemailer/lib/qp';
import { createDkimOptions, type DkimKey } from './dkim.ts';

/** The contents of a message. */
export interface BulkMessage {
  readonly headers: Readonly<Record<string, string | { name: string; address: string }>>;
  readonly text: string;
  readonly html: string;
}

/**
 * Composes a message of plain text and HTML (RFC 5322) from nodemailer's encoders and DKIM signer: its composer,
 * which streams bodies and searches for the best encoding of each, takes five times as long and would delay
 * newsletters.
 */
export async function composeBulkMessage(
  { headers, text, html }: BulkMessage,
  key: DkimKey | undefined,
): Promise<Buffer> {
  const root = new MimeNode('multipart/alternative');
  root.setHeader(headers);
  const head = root.buildHeaders();
  const { boundary } = root;
  const message = Buffer.from(
    [
      head,
      '',
      `--${boundary}`,
      ...encodeBody('text/plain', text),
      `--${boundary}`,
      ...encodeBody('text/html', html),
      `--${boundary}--`,
      '',
    ].join('\r\n'),
  );
  const { dkim } = createDkimOptions(key);
  return dkim === undefined ? message : await buffer(new DKIM(dkim).sign(message));
}

function encodeBody(type: string, body: string): string[] {
  return [
    `Content-Type: ${type}; charset=utf-8`,
    'Content-Transfer-Encoding: quoted-printable',
    '',
    wrap(encode(body.replaceAll(/\r?\n/g, '\r\n'))),
  ];
}

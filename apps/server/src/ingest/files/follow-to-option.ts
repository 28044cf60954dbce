import { InvalidArgumentError, Option } from 'commander';

/** Creates the option `--follow-to` of commands that read a URL. */
export function createFollowToOption(): Option {
  return new Option(
    '--follow-to <host>',
    'another host that the address may redirect to, e.g. files.example.org',
  ).argParser(parseHost);
}

function parseHost(text: string): string {
  const address = `https://${text}`;
  const host = URL.canParse(address) ? new URL(address) : undefined;
  if (host === undefined || host.href !== `https://${host.host}/`)
    throw new InvalidArgumentError('write the name of a host, such as files.example.org');
  return host.host;
}

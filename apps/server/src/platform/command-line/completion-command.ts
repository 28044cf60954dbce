import { Argument, type Command, type Option } from 'commander';
import type { RegisterCommands } from './run-command-line.ts';

/** A command with its full name, e.g. `townlight ingest crime`. */
interface CommandNode {
  readonly path: string;
  readonly subcommands: readonly { readonly name: string; readonly description: string }[];
  readonly options: readonly Option[];
  /** The choices of its arguments. */
  readonly values: readonly string[];
}

/** Registers `completion`, which prints a script that completes commands, options and their choices. */
export const completionCommand: RegisterCommands = (program, { print }) => {
  program
    .command('completion')
    .description('print a script for tab completion in a shell, e.g. for ~/.bashrc')
    .addArgument(new Argument('<shell>', 'which shell').choices(Object.keys(SCRIPTS)))
    .action((shell: keyof typeof SCRIPTS) => print(SCRIPTS[shell](listNodes(program))));
};

function listNodes(command: Command, above = ''): CommandNode[] {
  const path = `${above}${command.name()}`;
  const { commands } = command;
  return [
    {
      path,
      subcommands: commands.map((one) => ({ name: one.name(), description: one.description() })),
      options: command.options,
      values: command.registeredArguments.flatMap(({ argChoices = [] }) => argChoices),
    },
    ...commands.flatMap((one) => listNodes(one, `${path} `)),
  ];
}

const longName = ({ long, short }: Option): string => long ?? short ?? '';
const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;

/** Sets `at` to the command that the words before the cursor name, and `choices` to what may follow. */
function casesOf(nodes: readonly CommandNode[]): { find: string; choose: string } {
  // subcommands first: the pattern of a command matches those below it too
  const choose = nodes
    .toReversed()
    .flatMap(({ path, options, subcommands, values }) => [
      ...options
        .filter(({ required, optional }) => required || optional)
        .map(
          (one) =>
            `    ${quote(`${path} ${longName(one)}`)}) choices=${quote((one.argChoices ?? []).join(' '))} ;;`,
        ),
      `    ${quote(`${path} `)}*) choices=${quote([...subcommands.map(({ name }) => name), ...values, ...options.map(longName), '--help'].join(' '))} ;;`,
    ]);
  const paths = nodes.slice(1).map(({ path }) => quote(path));
  return { find: `      ${paths.join('|')}) at="$at $word" ;;`, choose: choose.join('\n') };
}

function formatBash(nodes: readonly CommandNode[]): string {
  const { find, choose } = casesOf(nodes);
  return `_townlight() {
  local at=townlight word choices=''
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do
    case "$at $word" in
${find}
    esac
  done
  case "$at \${COMP_WORDS[COMP_CWORD-1]}" in
${choose}
  esac
  COMPREPLY=($(compgen -W "$choices" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _townlight townlight`;
}

function formatZsh(nodes: readonly CommandNode[]): string {
  const { find, choose } = casesOf(nodes);
  return `#compdef townlight
_townlight() {
  local at=townlight word choices=''
  for word in "\${(@)words[2,CURRENT-1]}"; do
    case "$at $word" in
${find}
    esac
  done
  case "$at \${words[CURRENT-1]}" in
${choose}
  esac
  if [[ -n $choices ]]; then compadd -- \${=choices}; else _files; fi
}
if [[ $funcstack[1] = _townlight ]]; then _townlight "$@"; else compdef _townlight townlight; fi`;
}

function formatFish(nodes: readonly CommandNode[]): string {
  const quoteFish = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;
  const lines = nodes.flatMap(({ path, options, subcommands, values: choices }) => {
    const start = `complete -c townlight -n ${quoteFish(`__townlight_at ${quoteFish(path)}`)}`;
    return [
      ...subcommands.map(
        ({ name, description }) => `${start} -f -a ${name} -d ${quoteFish(description)}`,
      ),
      ...choices.map((value) => `${start} -f -a ${value}`),
      ...options.map((one) => {
        const { required, optional, argChoices, description } = one;
        const values =
          argChoices === undefined ? '-r -F' : `-x -a ${quoteFish(argChoices.join(' '))}`;
        return `${start} -l ${longName(one).slice(2)} ${required || optional ? `${values} ` : ''}-d ${quoteFish(description)}`;
      }),
    ];
  });
  return `function __townlight_at
  set -l at townlight
  for word in (commandline -opc)[2..-1]
    switch "$at $word"
      case ${nodes
        .slice(1)
        .map(({ path }) => quoteFish(path))
        .join(' ')}
        set at "$at $word"
    end
  end
  test "$at" = "$argv[1]"
end
complete -c townlight -f
${lines.join('\n')}`;
}

const SCRIPTS = { bash: formatBash, zsh: formatZsh, fish: formatFish };

import { Help, type HelpConfiguration, type Option } from 'commander';

/** Formats help: required options are marked and shown in the usage line, and defaults are not quoted. */
export const HELP_FORMAT: HelpConfiguration = {
  visibleOptions(command) {
    const options = Help.prototype.visibleOptions.call(this as Help, command);
    return options.toSorted((one, other) => rank(one) - rank(other));
  },
  optionDescription(option) {
    const notes = [
      ...(option.argChoices === undefined ? [] : [`choices: ${option.argChoices.join(', ')}`]),
      ...describeDefault(option),
    ];
    const text = option.mandatory ? `required: ${option.description}` : option.description;
    return notes.length === 0 ? text : `${text} (${notes.join('; ')})`;
  },
  commandUsage(command) {
    const names = [command.name()];
    for (let above = command.parent; above !== null; above = above.parent)
      names.unshift(above.name());
    const required = command.options.filter(({ mandatory }) => mandatory);
    return [...names, ...required.map(({ flags }) => flags), command.usage()].join(' ');
  },
};

/** Required options are listed first, and those that every command has last. */
function rank({ mandatory, long }: Option): number {
  if (mandatory) return 0;
  return ['--json', '--quiet', '--help'].indexOf(long ?? '') + 2;
}

function describeDefault({ defaultValue, defaultValueDescription }: Option): string[] {
  const text =
    defaultValueDescription ??
    (['string', 'number'].includes(typeof defaultValue) ? String(defaultValue) : undefined);
  return text === undefined || text === '' ? [] : [`default: ${text}`];
}

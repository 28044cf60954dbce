export { countyCommands } from './county-commands.ts';
export { setupCommand } from './setup/setup-command.ts';

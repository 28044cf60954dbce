export { countyCommands } from './county-commands.ts';
export { setupCommand } from './setup-command.ts';

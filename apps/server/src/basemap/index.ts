export { registerBaseMapCommands } from './commands.ts';
export { type BaseMapKeeper, keepBaseMap } from './keep-base-map.ts';
export { baseMapRoutes } from './routes.ts';

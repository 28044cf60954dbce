export { registerBaseMapCommands } from './commands.ts';
export { keepBaseMap } from './keep-base-map.ts';
export { baseMapRoutes } from './routes.ts';

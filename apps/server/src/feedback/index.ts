export { feedbackCommands } from './commands.ts';
export { feedbackRoutes } from './routes.ts';

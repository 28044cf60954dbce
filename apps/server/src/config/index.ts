import { MAIL_VARIABLES } from './mail-variables.ts';
import { SERVER_VARIABLES } from './server-variables.ts';
import { SERVICES_VARIABLES } from './services-variables.ts';
import { SITE_VARIABLES } from './site-variables.ts';

/** All environment variables, each with its schema and a description of allowed values. */
export const ENVIRONMENT_VARIABLES = {
  ...SERVER_VARIABLES,
  ...SITE_VARIABLES,
  ...SERVICES_VARIABLES,
  ...MAIL_VARIABLES,
} as const;

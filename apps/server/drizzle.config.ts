import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: [
    './src/features/*/schema.ts',
    './src/ingest/schema.ts',
    './src/platform/database/schema.ts',
  ],
  out: './drizzle',
  casing: 'snake_case',
});

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cssOptions } from './build/css-options.ts';
import { compileMethodTexts } from './build/methodology/compile-method-texts.ts';

/** Builds the server-side renderer into one folder with all of its dependencies. */
export default defineConfig({
  plugins: [react(), compileMethodTexts()],
  css: cssOptions,
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    target: 'node24',
    outDir: 'dist-server',
    ssr: 'src/app/render-page.tsx',
    rolldownOptions: { output: { entryFileNames: 'render-page.js' } },
    copyPublicDir: false,
  },
  ssr: { noExternal: true },
});

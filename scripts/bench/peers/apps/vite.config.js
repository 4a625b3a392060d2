import { defineConfig } from 'vite';

/** Each peer is a site of its own: `vite build <folder>`, with the defaults of a production build. */
export default defineConfig({
  // Without the plugin for React, which only development needs.
  oxc: { jsx: { runtime: 'automatic' } },
  build: { emptyOutDir: true },
});

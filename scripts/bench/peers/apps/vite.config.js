import { defineConfig } from 'vite';

/** Each peer is a separate site, built with `vite build <folder>` and production defaults. */
export default defineConfig({
  // Without the React plugin, which only development needs.
  oxc: { jsx: { runtime: 'automatic' } },
  build: { emptyOutDir: true },
});

/** Builds the gallery of states by itself, under .cache: no release holds it. */
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { lookInHead } from './prerender.plugin.ts';

export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  plugins: [react(), lookInHead()],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    outDir: '.cache/gallery',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: 'gallery.html' },
  },
});

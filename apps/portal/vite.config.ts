import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { codeSplitting } from './chunks.ts';
import { pdfDecoders } from './pdf-decoders.plugin.ts';
import { cssModules, lookInHead, prerenderPublicPages, rolldownBase } from './prerender.plugin.ts';

/** Mode 'gallery' builds the catalogue of states instead of the portal; it is never part of a release. */
export default defineConfig(({ mode }) => {
  const isGallery = mode === 'gallery';
  return {
    root: import.meta.dirname,
    plugins: [react(), lookInHead(), pdfDecoders(), isGallery ? null : prerenderPublicPages()],
    css: cssModules,
    build: {
      outDir: isGallery ? '.cache/gallery' : 'dist',
      manifest: true,
      // The policy allows no data: scripts or styles, and the preload polyfill is an inline script.
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      target: 'es2022',
      rolldownOptions: {
        ...rolldownBase,
        input: isGallery ? 'gallery.html' : 'index.html',
        ...(isGallery ? {} : { output: { codeSplitting } }),
      },
    },
  };
});

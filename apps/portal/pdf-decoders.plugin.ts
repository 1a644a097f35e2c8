/**
 * Puts the decoders into the build that the PDF library fetches by itself when a scan needs them: the ones in script,
 * as the policy of our pages runs no WebAssembly.
 */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { PDF_DECODERS } from './src/lib/api/pdf-decoders.ts';

const decoders = ['jbig2_nowasm_fallback.js', 'openjpeg_nowasm_fallback.js'];

export function pdfDecoders(): Plugin {
  return {
    name: 'pdf-decoders',
    apply: 'build',
    generateBundle() {
      const library = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
      for (const name of decoders) {
        const source = readFileSync(join(library, 'wasm', name));
        this.emitFile({ type: 'asset', fileName: `${PDF_DECODERS.slice(1)}${name}`, source });
      }
    },
  };
}

/**
 * Writes the public pages as complete HTML into the build, beside the app's own index.html, and the files of
 * the look. Whoever serves the build answers a path with '<path>.html' where that exists, else index.html.
 */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { lookAssets } from '@portal/look/assets';
import { lookHead } from '@portal/look/head';
import { build, type Plugin, type Rolldown } from 'vite';
import type { PrerenderedPage } from './src/app/prerender.tsx';

/** Class names must come out the same in both builds. */
export const cssModules = { modules: { localsConvention: 'camelCaseOnly' as const } };

export const rolldownBase: Rolldown.InputOptions = {
  // Served beside the build, by the gateway or from the build itself.
  external: /^\/look\//,
  // Libraries mark files for servers that we do not run.
  onLog(level, log, next) {
    if (log.code !== 'MODULE_LEVEL_DIRECTIVE') next(level, log);
  },
};

/** Vite's list of what was built: each chunk with its style sheets and the chunks it imports at once. */
type Manifest = Readonly<
  Record<string, { file: string; css?: readonly string[]; imports?: readonly string[] }>
>;

export function lookInHead(): Plugin {
  return {
    name: 'look-in-head',
    transformIndexHtml: {
      order: 'pre',
      handler: (html) =>
        html.replace('<!--look-head-->', lookHead.replace('<script ', '<script vite-ignore ')),
    },
    generateBundle() {
      for (const asset of lookAssets) {
        if (asset.path === '/look/look.css') continue;
        this.emitFile({ type: 'asset', fileName: asset.path.slice(1), source: asset.read() });
      }
    },
  };
}

export function prerenderPublicPages(): Plugin {
  let outDir = '';
  let root = '';
  return {
    name: 'prerender-public-pages',
    apply: 'build',
    configResolved(config) {
      outDir = config.build.outDir;
      root = config.root;
    },
    async closeBundle(error) {
      if (error) return;
      const built = resolve(root, outDir);
      const template = readFileSync(join(built, 'index.html'), 'utf8');
      const manifest: Manifest = JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8'));
      for (const page of await renderPages(root)) writePage(built, template, page, manifest);
    },
  };
}

async function renderPages(root: string): Promise<PrerenderedPage[]> {
  // Beside the portal's own modules, where the bundle finds React.
  const outDir = join(root, 'node_modules', '.prerender');
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      rolldownOptions: rolldownBase,
      ssr: 'src/app/prerender.tsx',
      outDir,
      emptyOutDir: true,
      copyPublicDir: false,
    },
    css: cssModules,
  });
  try {
    const module = (await import(pathToFileURL(join(outDir, 'prerender.js')).href)) as {
      prerender(): Promise<PrerenderedPage[]>;
    };
    return await module.prerender();
  } finally {
    rmSync(outDir, { recursive: true, force: true });
  }
}

function writePage(built: string, template: string, page: PrerenderedPage, manifest: Manifest): void {
  // The policy blocks style attributes; a page that needs one would look different before its script runs.
  if (/\sstyle=/.test(page.html)) throw new Error(`${page.path} is prerendered with a style attribute`);
  const html = template
    .replace(/<title>.*<\/title>/, `<title>${page.title}</title>`)
    .replace('  </head>', `${page.module ? filesInHead(manifest, page.module, template) : ''}  </head>`)
    .replace('<div id="root"></div>', `<div id="root">${page.html}</div>`);
  refuseUnstyled(built, page.path, html);
  const file = join(built, `${page.path}.html`);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, html);
}

/** A style sheet that comes later moves what already stands on the screen. */
function refuseUnstyled(built: string, path: string, html: string): void {
  const sheets = [...html.matchAll(/href="\/([^"]+\.css)"/g)].map(([, file]) =>
    readFileSync(join(built, file ?? ''), 'utf8'),
  );
  const classes = new Set(
    [...html.matchAll(/class="([^"]*)"/g)].flatMap(([, names]) => names?.split(' ') ?? []),
  );
  const unstyled = [...classes].filter(
    (name) => /^_.+_\d+$/.test(name) && !sheets.some((sheet) => sheet.includes(`.${name}`)),
  );
  if (unstyled.length > 0)
    throw new Error(`${path} is prerendered without the styles of ${unstyled.join(', ')}`);
}

/** Styles of a page that is loaded only when needed must come with its markup; its script may as well. */
function filesInHead(manifest: Manifest, module: string, template: string): string {
  const files = [...collectFiles(manifest, module)].filter((file) => !template.includes(`/${file}"`));
  return files
    .map((file) => {
      const rel = file.endsWith('.css') ? 'stylesheet' : 'modulepreload';
      return `    <link rel="${rel}" crossorigin href="/${file}">\n`;
    })
    .join('');
}

function collectFiles(manifest: Manifest, key: string, seen = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (!chunk) throw new Error(`${key} is prerendered, but the build has no chunk of it`);
  if (seen.has(chunk.file)) return seen;
  for (const file of [chunk.file, ...(chunk.css ?? [])]) seen.add(file);
  for (const imported of chunk.imports ?? []) collectFiles(manifest, imported, seen);
  return seen;
}

/** The Chromium that npm brought, with the libraries and the font it needs on a bare machine. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
// The package unpacks its own NSS and expat only where it believes to be on this platform.
const BELIEVES = 'AWS_Lambda_nodejs22.x';

function packageVersion(): string | null {
  const require = createRequire(join(ROOT, 'e2e/package.json'));
  try {
    const file = join(dirname(dirname(require.resolve('@sparticuz/chromium'))), 'package.json');
    const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'));
    return version;
  } catch {
    return null;
  }
}

/** The package's own list of font folders names a fixed temporary folder; ours is elsewhere. */
function listFonts(folder: string, unpackedTo: string): void {
  const folders = [join(folder, 'fonts'), '/usr/share/fonts'].map((path) => `<dir>${path}</dir>`);
  const cache = `<cachedir>${join(folder, 'fonts-cache')}</cachedir>`;
  const list = `<?xml version="1.0"?>\n<fontconfig>${folders.join('')}${cache}</fontconfig>\n`;
  writeFileSync(join(unpackedTo, 'fonts/fonts.conf'), list);
}

/** Unpacks once per installed version, beside the packages, so that no other user can slip in a program. */
function unpacked(version: string): string {
  const cache = join(ROOT, 'node_modules/.cache');
  const folder = join(cache, `chromium-${version}`);
  if (existsSync(folder)) return folder;
  const half = `${folder}.${process.pid}`;
  rmSync(half, { recursive: true, force: true });
  mkdirSync(half, { recursive: true });
  const { LD_LIBRARY_PATH: _libraries, FONTCONFIG_PATH: _fonts, ...env } = process.env;
  const script = fileURLToPath(new URL('unpack.ts', import.meta.url));
  execFileSync(process.execPath, [script], { env: { ...env, TMPDIR: half, AWS_EXECUTION_ENV: BELIEVES } });
  listFonts(folder, half);
  try {
    renameSync(half, folder);
  } catch (problem) {
    rmSync(half, { recursive: true, force: true });
    if (!existsSync(folder)) throw problem;
  }
  return folder;
}

/** @returns null where npm has no such package for this platform */
export function npmChromium(): { executablePath: string; env: Record<string, string> } | null {
  const version = process.platform === 'linux' && process.arch === 'x64' ? packageVersion() : null;
  if (version === null) return null;
  const folder = unpacked(version);
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib'), FONTCONFIG_PATH: join(folder, 'fonts') };
  return { executablePath: join(folder, 'chromium'), env };
}

/** A copy of the repository to break on purpose: an interrupted run leaves no fault in the sources themselves. */
import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT } from '../program.ts';

export interface CopyOfSources {
  readonly root: string;
  /** Runs the work with the file changed, and puts it back. */
  withFault<T>(path: string, change: (text: string) => string, work: () => Promise<T>): Promise<T>;
  remove(): void;
}

/** Links the packages of the registry, and links the workspaces to those of the copy. */
function linkModules(root: string): void {
  const modules = join(root, 'node_modules');
  mkdirSync(join(modules, '@portal'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules'))) {
    if (name !== '@portal') symlinkSync(join(ROOT, 'node_modules', name), join(modules, name));
  }
  cpSync(join(ROOT, 'node_modules/@portal'), join(modules, '@portal'), {
    recursive: true,
    verbatimSymlinks: true,
  });
}

/** @param folder where the copy is made; it goes away with `remove` */
export function copySources(folder: string): CopyOfSources {
  const root = mkdtempSync(join(folder, 'faults-'));
  const files = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
  });
  for (const path of files.toString().split('\0')) {
    // Listed still when deleted and not yet committed.
    if (path === '' || !existsSync(join(ROOT, path))) continue;
    mkdirSync(dirname(join(root, path)), { recursive: true });
    cpSync(join(ROOT, path), join(root, path));
  }
  linkModules(root);
  return {
    root,
    async withFault(path, change, work) {
      const file = join(root, path);
      const right = readFileSync(file, 'utf8');
      writeFileSync(file, change(right));
      try {
        return await work();
      } finally {
        writeFileSync(file, right);
      }
    },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

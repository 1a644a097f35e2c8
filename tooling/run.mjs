// The launcher behind `npm start`, `npm test` and the rest: plain JavaScript without dependencies, because it
// runs before anything is installed, on any Node of the machine (20.20 or newer). It installs what is
// locked, finds a Node that runs TypeScript, hands over to tooling/<task>.ts, and takes the task down with
// it however it ends. It must not know what the tasks do.
import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../', import.meta.url));
const MODULES = join(ROOT, 'node_modules');
const STAMP = join(MODULES, '.installed');
const LOCK = join(ROOT, '.installing');
const SIGNALS = { SIGHUP: 1, SIGINT: 2, SIGTERM: 15 };
/** The task has this long to close its database and its port; the promise is two seconds in all. */
const GRACE = 1_500;

const TASKS = {
  start: ['start.ts'],
  test: ['test.ts'],
  'test:full': ['test.ts', '--full'],
  check: ['test.ts', '--static'],
  bench: ['bench.ts'],
  add: ['add.ts'],
  generate: ['generate.ts'],
  fix: ['fix.ts'],
  portal: ['portal.ts'],
};

class Stop extends Error {}

let child = null;
let ending = null;

/** Passes the end on to whatever runs now; a second call changes nothing. */
function end(signal) {
  if (ending) return;
  ending = signal;
  if (!child) process.exit(128 + SIGNALS[signal]);
  child.kill(signal);
  setTimeout(() => child?.kill('SIGKILL'), GRACE).unref();
}

/** Killing npm alone must leave nothing running, and a killed npm cannot pass anything on. */
function watchParent() {
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && end('SIGTERM'), 100).unref();
}

function run(program, args, options) {
  return new Promise((resolve, reject) => {
    child = spawn(program, args, { cwd: ROOT, ...options });
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      child = null;
      resolve(signal ? 128 + (SIGNALS[signal] ?? 9) : (code ?? 1));
    });
  });
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Installed packages depend on the lock and on the platform, on nothing else. */
function wanted() {
  const hash = createHash('sha256')
    .update(readFileSync(join(ROOT, 'package-lock.json')))
    .digest('hex');
  return `${hash} ${process.platform} ${process.arch}\n`;
}

function installed() {
  return existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted();
}

function alive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    return problem.code === 'EPERM';
  }
}

/** A lock is stale when its owner is gone, or ended before it wrote its process id. */
function stale() {
  try {
    const owner = join(LOCK, 'pid');
    if (existsSync(owner)) return !alive(Number(readFileSync(owner, 'utf8')));
    return Date.now() - statSync(LOCK).mtimeMs > 5_000;
  } catch {
    return false;
  }
}

async function holdingTheLock(work) {
  for (let told = false; ; told = true) {
    try {
      mkdirSync(LOCK);
      break;
    } catch (problem) {
      if (problem.code !== 'EEXIST') throw new Stop(`Cannot write to ${ROOT} (${problem.code}).`);
    }
    if (stale()) rmSync(LOCK, { recursive: true, force: true });
    else if (!told) console.error('Waiting for another installation in this folder…');
    await pause(200);
  }
  try {
    writeFileSync(join(LOCK, 'pid'), String(process.pid));
    await work();
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function npmCommand() {
  const path = process.env.npm_execpath ?? '';
  if (/npm-cli\.c?js$/.test(path)) return [process.env.npm_node_execpath ?? process.execPath, [path]];
  return ['npm', []];
}

async function install() {
  if (installed()) return;
  const began = Date.now();
  console.error('Installing what package-lock.json names…');
  rmSync(STAMP, { force: true });
  const [program, first] = npmCommand();
  const args = [
    ...first,
    'ci',
    '--include=dev',
    '--include=optional',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
  ];
  const code = await run(program, args, { stdio: ['ignore', 'ignore', 'inherit'] }).catch(() => 127);
  if (ending) return;
  if (code !== 0)
    throw new Stop('npm could not install the packages: see its message above, then try again.');
  // npm makes no folder when there is nothing to put into it.
  mkdirSync(MODULES, { recursive: true });
  writeFileSync(STAMP, wanted());
  console.error(`Installed in ${Math.round((Date.now() - began) / 1000)} s.`);
}

/** Node 24 or newer that runs TypeScript; a package for another libc is found out here. */
function stripsTypes(node) {
  const question =
    'Number(process.versions.node.split(".")[0]) >= 24 && process.features.typescript === "strip"';
  try {
    return (
      execFileSync(node, ['-p', question], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim() === 'true'
    );
  } catch {
    return false;
  }
}

function findNode() {
  const windows = process.platform === 'win32';
  const bundle = join(MODULES, `node-${windows ? 'win' : process.platform}-${process.arch}`, 'bin');
  const name = windows ? 'node.exe' : 'node';
  const bundled = join(bundle, name);
  if (existsSync(bundled) && stripsTypes(bundled)) return bundled;
  // npm puts this link first on PATH: one that does not run would hide the system's Node the next time.
  rmSync(join(MODULES, '.bin', 'node'), { force: true });
  const onPath = (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
  const system = [process.execPath, ...onPath].find((node) => existsSync(node) && stripsTypes(node));
  if (system) return system;
  throw new Stop(
    `This needs Node 24 or newer: none came with the packages for ${process.platform}-${process.arch}, and yours is ${process.version}.`,
  );
}

async function main() {
  const [task = '', ...rest] = process.argv.slice(2);
  if (!Object.hasOwn(TASKS, task))
    throw new Stop(`There is no task '${task}'. There are: ${Object.keys(TASKS).join(', ')}.`);
  for (const signal of Object.keys(SIGNALS)) process.on(signal, () => end(signal));
  watchParent();
  if (!installed()) await holdingTheLock(install);
  if (ending) return 128 + SIGNALS[ending];
  const node = findNode();
  const [file, ...flags] = TASKS[task];
  const env = { ...process.env, PATH: `${dirname(node)}${delimiter}${process.env.PATH ?? ''}` };
  // The closing channel shows the task that this process was killed; standard input is not used.
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'];
  const code = await run(node, [join(ROOT, 'tooling', file), ...flags, ...rest], { stdio, env });
  if (task === 'add' && code === 0) writeFileSync(STAMP, wanted());
  return code;
}

main().then(
  (code) => process.exit(code),
  (problem) => {
    if (!(problem instanceof Stop)) throw problem;
    console.error(problem.message);
    process.exit(1);
  },
);

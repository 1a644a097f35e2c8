/**
 * `npm run add -- <package> -w <workspace>`: adds a dependency under the pinned Node, at an exact version.
 * Under an older Node npm would quietly choose older versions that fit that one.
 */
import { runNode } from './program.ts';

const npm = process.env.npm_execpath;
const args = process.argv.slice(2);
if (!npm || args.length === 0) {
  console.error('Say what to add: npm run add -- <package>[@version] -w <workspace> [--save-dev]');
  process.exit(1);
}
// A version younger than a week is refused.
const { code } = await runNode([npm, 'install', '--save-exact', '--min-release-age=7', ...args], {
  show: true,
});
process.exitCode = code;

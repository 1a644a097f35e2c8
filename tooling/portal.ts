/** `npm run portal -- import bills <file>`: the gateway's commands for operators. */
import { runNode } from './program.ts';

const { code } = await runNode(['apps/gateway/src/portal-command.ts', ...process.argv.slice(2)], {
  show: true,
});
process.exitCode = code;

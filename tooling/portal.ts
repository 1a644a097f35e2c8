/** `npm run portal -- import bills <file>`: the commands of the gateway for whoever runs it. */
import { runNode } from './program.ts';

const { code } = await runNode(['apps/gateway/src/portal-command.ts', ...process.argv.slice(2)], {
  show: true,
});
process.exitCode = code;

/** `npm start`: the whole portal with its demo world on one loopback port, until it is stopped. */
import { shiftedClock } from '@portal/domain/clock';
import { systemClock } from '../apps/gateway/src/clock.ts';
import { readConfig } from '../apps/gateway/src/config.ts';
import { DEMO_PASSWORD, demoPeople } from '../apps/gateway/src/db/seed/people.ts';
import { createLogger } from '../apps/gateway/src/plugins/logger.ts';
import { onEnd } from './ending.ts';
import { endPrograms } from './program.ts';
import { type StartedPortal, startPortal } from './start/compose.ts';
import { buildPortal, isPortalBuilt, PORTAL_DIST } from './start/portal-build.ts';
import { reservePort } from './start/reserve-port.ts';
import { sentenceFor } from './start/sentence.ts';
import { welcomeText } from './start/welcome-text.ts';

const began = performance.now();
const step = (text: string): void => {
  console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s  ${text}`);
};

let portal: StartedPortal | null = null;
onEnd(async () => {
  await Promise.all([endPrograms(), portal?.close()]);
  // Ended on request: npm must not report an error.
  return portal ? 0 : undefined;
});

try {
  const config = readConfig({ SANDBOX: 'true', LOG_LEVEL: 'warn', PORTAL_DIST, ...process.env });
  // Reported before anything is built; the start itself takes the port for good.
  await (await reservePort(config.HOST, config.PORT)).release();
  if (config.PORTAL_DIST === PORTAL_DIST && !isPortalBuilt()) {
    step('Building the portal');
    await buildPortal();
  }
  const log = createLogger(config);
  portal = await startPortal({ config, clock: shiftedClock(systemClock), log, onStep: step });
  step('Ready');
  console.log(welcomeText(portal.origin, config.SANDBOX ? demoPeople : [], DEMO_PASSWORD));
} catch (problem) {
  await endPrograms();
  console.error(sentenceFor(problem));
  process.exit(1);
}

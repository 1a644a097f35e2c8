/**
 * Run as a process of its own: the whole portal as `npm start` composes it, on a free port, with the clock
 * at a fixed afternoon. Its parent says by message how far the clock moves; it ends with its parent.
 */
import { shiftedClock } from '@portal/domain/clock';
import { pino } from 'pino';
import { systemClock } from '../../apps/gateway/src/clock.ts';
import { readConfig } from '../../apps/gateway/src/config.ts';
import { startPortal } from '../../tooling/start/compose.ts';
import { PORTAL_DIST } from '../../tooling/start/portal-build.ts';
import { adoptCustomers } from './adopt-customers.store.ts';

const at = Date.parse(process.env.E2E_AT ?? '');
const clock = shiftedClock(systemClock, at - systemClock.now());
const config = readConfig({ SANDBOX: 'true', LOG_LEVEL: 'warn', PORTAL_DIST, ...process.env });
const adopter = process.env.E2E_CUSTOMERS_OF;
if (adopter !== undefined) await adoptCustomers(config, adopter);
const portal = await startPortal({ config, clock, log: pino({ level: config.LOG_LEVEL }, process.stderr) });

let ending: Promise<void> | null = null;
function end(): void {
  ending ??= portal.close();
  void ending.finally(() => process.exit(0));
}
process.on('message', (message: { shift: number } | 'end') => {
  if (message === 'end') end();
  else {
    clock.shift(message.shift);
    process.send?.({ shifted: true });
  }
});
process.on('disconnect', end);
process.send?.({ origin: portal.origin });

/**
 * Starts everything on one loopback port: database, identity, gateway, the built portal and, in the
 * sandbox, the outside parties and the demo world. `npm start`, the lifecycle tests and the browser tests
 * all come through here; it knows no rule of any of them.
 */
import type { Logger } from 'pino';
import { buildApp } from '../../apps/gateway/src/app.ts';
import { startBackground } from '../../apps/gateway/src/background.ts';
import type { Config } from '../../apps/gateway/src/config.ts';
import { createDeps } from '../../apps/gateway/src/create-deps.ts';
import { openDatabase } from '../../apps/gateway/src/db/engines/open.ts';
import { demoPeople } from '../../apps/gateway/src/db/seed/people.ts';
import type { Deps } from '../../apps/gateway/src/deps.ts';
import { createIdentity } from '../../apps/gateway/src/identity/create-identity.ts';
import { armKillPoint } from '../../apps/gateway/src/kill-point.ts';
import { devMailbox } from '../../apps/gateway/src/ports/mail/dev-mailbox.store.ts';
import { sandboxParties } from '../../apps/sandbox/src/plugin.ts';
import { registryParty } from '../../apps/sandbox/src/registry/registry.plugin.ts';
import type { SandboxRegistry } from '../../apps/sandbox/src/registry/sandbox-registry.ts';
import {
  bankAccess,
  egiroAccess,
  treasuryAccess,
  withDemoBank,
  withDemoEgiro,
  withDemoTreasury,
} from './choose-bank.ts';
import { chooseRegistry } from './choose-registry.ts';
import { chooseScanner } from './choose-scanner.ts';
import { withDemoAddresses } from './demo-addresses.ts';
import { type DemoWorld, keepDemoWorld } from './demo-world.ts';
import { reservePort } from './reserve-port.ts';
import { type MovableClock, sandboxPorts } from './sandbox-ports.ts';

export interface StartOptions {
  /** PORT 0 takes any free port; the origin follows. */
  readonly config: Config;
  readonly clock: MovableClock;
  readonly log: Logger;
  /** Called at each step with a text for the person who waits. */
  readonly onStep?: (step: string) => void;
}

export interface StartedPortal {
  readonly origin: string;
  close(): Promise<void>;
}

/** The settings at the port that was really taken. */
function atPort(config: Config, port: number): Config {
  if (config.PORT === port) return config;
  const own = `http://localhost:${config.PORT}`;
  const moved = (address: string) =>
    address === own || address.startsWith(`${own}/`)
      ? `http://localhost:${port}${address.slice(own.length)}`
      : address;
  return { ...config, PORT: port, publicOrigin: moved(config.publicOrigin), issuer: moved(config.issuer) };
}

/** Stops the started parts in reverse, also when one of them fails. */
async function undoAll(undo: (() => Promise<unknown>)[]): Promise<void> {
  for (const step of undo.reverse()) await step().catch(() => undefined);
}

/** Outside parties of this start. */
interface StandIns {
  readonly world: DemoWorld | null;
  readonly registry: SandboxRegistry | null;
  readonly hasScanner: boolean;
}

async function serve(deps: Deps, clock: MovableClock, { world, registry, hasScanner }: StandIns) {
  const identity = await createIdentity(deps, world ? { people: demoPeople } : {});
  if (!world) return { app: await buildApp(deps, identity), identity };
  const ports = sandboxPorts(deps.config.publicOrigin, devMailbox(deps.db, clock), clock, world);
  const resetEverything = async () => {
    await ports.resetEverything();
    registry?.reset();
  };
  const app = await buildApp(deps, identity, {
    extend: async (within) => {
      const hasRegistry = registry !== null;
      await within.register(
        sandboxParties({
          ...ports,
          bank: bankAccess(deps.config),
          egiro: egiroAccess(deps.config),
          treasury: treasuryAccess(deps.config),
          hasRegistry,
          hasScanner,
          resetEverything,
        }),
      );
      if (registry) await within.register(registryParty(registry));
    },
  });
  return { app, identity };
}

/** @throws PortTaken, CannotOpenDatabase: their messages are for the person who started it */
export async function startPortal(options: StartOptions): Promise<StartedPortal> {
  const { clock, log, onStep = () => undefined } = options;
  const reserved = await reservePort(options.config.HOST, options.config.PORT);
  const undo: (() => Promise<unknown>)[] = [() => reserved.release()];
  try {
    const scanning = await chooseScanner(
      withDemoEgiro(withDemoTreasury(withDemoBank(withDemoAddresses(atPort(options.config, reserved.port))))),
    );
    const { config } = scanning;
    undo.push(async () => scanning.party?.close());
    armKillPoint(config);
    // Its keys are made while the database opens; its failure is reported below.
    const choosing = chooseRegistry(config);
    choosing.catch(() => undefined);
    onStep('Opening the database');
    const database = await openDatabase(config, log);
    const { db } = database;
    undo.push(() => database.close());
    if (config.SANDBOX)
      onStep(database.fresh ? 'Making the demo world' : 'Adding the days since the last start');
    const world = config.SANDBOX ? await keepDemoWorld(db, clock, log) : null;
    if (world) undo.push(() => world.stop());
    onStep('Starting the gateway');
    const { settings, party } = await choosing;
    const deps = createDeps({ config, clock, log, database, registrySettings: settings });
    const hasScanner = scanning.party !== null;
    const { app, identity } = await serve(deps, clock, { world, registry: party, hasScanner });
    undo.push(() => app.close());
    const jobs = startBackground({ ...deps, db: database.jobsDb }, identity);
    undo.push(() => jobs.stop());
    await reserved.release();
    await app.listen({ host: config.HOST, port: config.PORT });
    // Streams that are still open would hold the port until their readers leave.
    undo.push(async () => app.server.closeAllConnections());
    return { origin: config.publicOrigin, close: () => undoAll(undo) };
  } catch (problem) {
    await undoAll(undo);
    throw problem;
  }
}

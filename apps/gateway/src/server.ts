/**
 * The gateway in production: settings from the environment, a database, an issuer, no demo world. Owns the order of
 * starting and stopping; the launcher of `npm start` has its own.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Logger } from 'pino';
import { buildApp } from './app.ts';
import { startBackground } from './background.ts';
import { systemClock } from './clock.ts';
import { type Config, readConfig } from './config.ts';
import { createDeps } from './create-deps.ts';
import { openDatabase } from './db/engines/open.ts';
import { useSecretSources } from './db/secrets/secret-sources.ts';
import { takeOverSecrets } from './db/secrets/take-over.store.ts';
import { createIdentity } from './identity/create-identity.ts';
import { armKillPoint } from './kill-point.ts';
import { createLogger } from './plugins/logger.ts';
import { readRegistrySettings } from './ports/business-registry/registry-settings.ts';
import { startSentence } from './start-sentence.ts';

/** Time for the load balancer to see that this process is no longer ready. */
const DRAIN_MS = 2_000;
const STOP_WITHIN_MS = 15_000;
/** Connections that may wait to be accepted, as many as the system grants at most: one over this number tries again seconds later. */
const BACKLOG = 4_096;

type Undo = () => Promise<unknown>;

async function start(config: Config, log: Logger): Promise<{ app: FastifyInstance; undo: Undo[] }> {
  const clock = systemClock;
  armKillPoint(config);
  useSecretSources(config);
  const registrySettings = await readRegistrySettings(config);
  const database = await openDatabase(config, log);
  const undo: Undo[] = [() => database.close()];
  try {
    await takeOverSecrets(database.jobsDb);
    const deps = createDeps({ config, clock, log, database, registrySettings });
    const identity = await createIdentity(deps);
    const app = await buildApp(deps, identity);
    undo.push(() => app.close());
    const jobs = startBackground({ ...deps, db: database.jobsDb }, identity);
    // At once: a job may run for longer than there is time to stop, and requests are answered meanwhile.
    undo.push(() => Promise.all([app.close(), jobs.stop()]));
    await database.openConnections();
    await app.listen({ host: config.HOST, port: config.PORT, backlog: BACKLOG });
    log.info({ event: 'started', port: config.PORT, engine: database.engine }, 'gateway started');
    return { app, undo };
  } catch (problem) {
    // Open connections would keep the process alive.
    for (const step of undo.reverse()) await step().catch(() => undefined);
    throw problem;
  }
}

async function stop(
  signal: string,
  { app, undo }: { app: FastifyInstance; undo: Undo[] },
  log: Logger,
): Promise<void> {
  log.info({ event: 'stopping', signal }, 'gateway stopping');
  app.drain();
  await wait(DRAIN_MS);
  for (const step of undo.reverse()) await step();
}

async function main(config: Config, log: Logger): Promise<void> {
  const running = await start(config, log);
  let stopping = false;
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, () => {
      // A second signal ends the process at once.
      if (stopping) process.exit(1);
      stopping = true;
      setTimeout(() => process.exit(1), STOP_WITHIN_MS).unref();
      stop(signal, running, log).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function fail(error: unknown, log: Logger | null): void {
  const sentence = startSentence(error);
  process.stderr.write(`${sentence ?? 'The gateway could not start.'}\n`);
  if (sentence === null) (log ?? createLogger({ LOG_LEVEL: 'error' })).error({ err: error }, 'start failed');
  process.exitCode = 1;
}

try {
  const config = readConfig();
  const log = createLogger(config);
  main(config, log).catch((error: unknown) => fail(error, log));
} catch (error) {
  fail(error, null);
}

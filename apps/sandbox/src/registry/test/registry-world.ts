/** The portal's side and the registry's over real HTTP on this computer, and a browser that walks between them. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fixedClock, shiftedClock } from '@portal/domain/clock';
import Fastify from 'fastify';
import { systemClock } from '../../../../gateway/src/clock.ts';
import { readConfig } from '../../../../gateway/src/config.ts';
import type { Db } from '../../../../gateway/src/db/database.ts';
import { openTestDatabase } from '../../../../gateway/src/db/test/test-database.ts';
import { createRegistry } from '../../../../gateway/src/ports/business-registry/create-registry.ts';
import type { BusinessRegistry } from '../../../../gateway/src/ports/business-registry/port.ts';
import { registrySettings } from '../../../../gateway/src/ports/business-registry/registry-settings.ts';
import { registryParty } from '../registry.plugin.ts';
import { createSandboxRegistry, type SandboxRegistry } from '../sandbox-registry.ts';

export type Version = 'v2' | 'v3';

/** Parameters of the portal's callback. */
export interface Arrival {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

export interface RegistryWorld {
  readonly registry: BusinessRegistry;
  /** The same, which waits for no answer longer than a quarter of a second. */
  readonly hasty: BusinessRegistry;
  readonly party: SandboxRegistry;
  readonly db: Db;
  readonly clock: { shift(milliseconds: number): void };
  readonly callback: string;
  /** Opens an address and chooses there: a company by its UEN, or '' to refuse. */
  choose(redirectUrl: string, uen: string): Promise<Arrival>;
  /** Begins as a customer, chooses, comes back. */
  walk(customerId: number, uen?: string): Promise<Arrival>;
  close(): Promise<void>;
}

async function readSettings(version: Version, party: SandboxRegistry, origin: string) {
  if (version === 'v2') {
    const { base, issuer, clientId, ...files } = await party.clientOfV2();
    const settings = { REGISTRY_BASE: base, REGISTRY_ISSUER: issuer, REGISTRY_CLIENT_ID: clientId };
    return registrySettings(
      readConfig({ REGISTRY_VERSION: 'v2', PUBLIC_ORIGIN: origin, ...settings }),
      files,
    );
  }
  const { issuer, clientId, key } = await party.clientOfV3();
  const settings = { REGISTRY_ISSUER: issuer, REGISTRY_CLIENT_ID: clientId };
  return registrySettings(readConfig({ REGISTRY_VERSION: 'v3', PUBLIC_ORIGIN: origin, ...settings }), {
    key,
  });
}

async function listen() {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

export async function openRegistryWorld(version: Version): Promise<RegistryWorld> {
  const { server, origin } = await listen();
  const callback = `${origin}/link-account/company/callback`;
  const party = createSandboxRegistry({ origin, redirectUri: callback, now: systemClock.now });
  const app = Fastify({ serverFactory: (handler) => server.on('request', handler) });
  await app.register(registryParty(party));
  await app.ready();
  const { db, close } = await openTestDatabase();
  const clock = shiftedClock(fixedClock('2026-11-20T15:42:00+08:00'));
  const settings = await readSettings(version, party, origin);
  const maxBytes = 64 * 1024;
  const registry = createRegistry(settings, db, clock, { timeoutMs: 2_000, maxBytes });
  const hasty = createRegistry(settings, db, clock, { timeoutMs: 250, maxBytes });

  async function choose(redirectUrl: string, uen: string): Promise<Arrival> {
    const shown = await fetch(redirectUrl);
    const [, request = ''] = /name="request" value="([^"]+)"/.exec(await shown.text()) ?? [];
    const answer = await fetch(`${origin}/sandbox/registry/consent`, {
      method: 'POST',
      redirect: 'manual',
      headers: { origin },
      body: new URLSearchParams({ request, company: uen }),
    });
    const back = new URL(answer.headers.get('location') ?? `${origin}/nowhere`);
    if (`${back.origin}${back.pathname}` !== callback)
      throw new Error('the registry sent the browser elsewhere');
    const { state = '', code, iss, error } = Object.fromEntries(back.searchParams);
    return { state, ...(code ? { code } : {}), ...(iss ? { iss } : {}), ...(error ? { error } : {}) };
  }

  return {
    registry,
    hasty,
    party,
    db,
    clock,
    callback,
    choose,
    async walk(customerId, uen = '201900042H') {
      const purpose = 'linking your company';
      return choose((await registry.start({ customerId, purpose })).redirectUrl, uen);
    },
    async close() {
      server.closeAllConnections();
      await new Promise<void>((closed) => server.close(() => closed()));
      await close();
    },
  };
}

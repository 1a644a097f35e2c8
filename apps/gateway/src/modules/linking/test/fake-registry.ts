/**
 * A registry for operation tests: the real port, with its states, ten minutes and single use, over a protocol that
 * answers at once. The protocols themselves are tested against the sandbox's registry.
 */
import type { Deps } from '../../../deps.ts';
import type { RegistryAdapter } from '../../../ports/business-registry/adapter.ts';
import {
  type BusinessRegistry,
  type RegisteredCompany,
  RegistryError,
  type RegistryErrorCode,
} from '../../../ports/business-registry/port.ts';
import { registryFlows } from '../../../ports/business-registry/registry-flows.ts';

export const struckOff = '53312206J';

export interface FakeRegistry {
  readonly make: (parts: Pick<Deps, 'db' | 'clock'>) => BusinessRegistry;
  /** From now on it fails with this word; null: it answers. */
  failWith(code: RegistryErrorCode | null): void;
  /** A code for a company, as the registry's redirect brings it; each is new. */
  codeFor(uen: string): string;
  /** How often it was asked for a company. */
  readonly asked: { count: number };
}

export function fakeRegistry(): FakeRegistry {
  let failure: RegistryErrorCode | null = null;
  let codes = 0;
  const asked = { count: 0 };
  const answerable = () => {
    if (failure !== null) throw new RegistryError(failure);
  };
  const adapter: RegistryAdapter = {
    protocol: 'v2',
    async begin({ state, purpose }) {
      answerable();
      const redirectUrl = `https://registry.example/authorise?${new URLSearchParams({ state, purpose })}`;
      return { redirectUrl, secrets: { state } };
    },
    async retrieve({ code }): Promise<RegisteredCompany> {
      asked.count += 1;
      answerable();
      const [, uen = ''] = code.split(' ');
      return { uen, companyName: `Company ${uen}`, status: uen === struckOff ? 'not-live' : 'live' };
    },
  };
  return {
    make: ({ db, clock }) => registryFlows(adapter, db, clock),
    failWith(code) {
      failure = code;
    },
    codeFor(uen) {
      codes += 1;
      return `code${codes} ${uen}`;
    },
    asked,
  };
}

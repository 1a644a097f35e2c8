/** Wires identity: the embedded issuer with its pages, or the check of another issuer's tokens. */
import type { Deps } from '../deps.ts';
import { issuerKeys } from '../ports/issuer-keys/issuer-keys.ts';
import { createForeignAdmin } from './admin/foreign-admin.ts';
import { createEmbedded, type EmbeddedOptions } from './create-embedded.ts';
import type { Identity } from './identity.ts';
import type { PageFrame } from './pages/layout.ts';
import type { PanelPerson } from './pages/people-panel.ts';
import { getPublicIdentity, isEmbedded } from './public-identity.ts';
import { isRevoked } from './tokens/revoked-session.store.ts';
import { createTokenCheck } from './tokens/token-check.ts';

export interface IdentityOptions extends EmbeddedOptions {
  /** Sandbox only: the people to choose on the sign-in page, and their shared password (the demo world's). */
  readonly people?: readonly PanelPerson[];
  readonly password?: string;
  /** Pages that identity pages lead to, where they are not those of the portal. */
  readonly links?: Partial<PageFrame['links']>;
}

/** Pages of the portal on the same origin; one that does not exist yet is left out. */
const portalLinks: PageFrame['links'] = { terms: '/tnc', contact: null, forgotEmail: null };

/** Read only in the sandbox: production never loads the demo world. */
const demoPassword = async (): Promise<string> => (await import('../db/seed/people.ts')).DEMO_PASSWORD;

export async function createIdentity(deps: Deps, options: IdentityOptions = {}): Promise<Identity> {
  const { config, db } = deps;
  if (isEmbedded(config)) {
    const people = config.SANDBOX && options.people ? options.people : null;
    const password = people ? (options.password ?? (await demoPassword())) : '';
    return createEmbedded(
      deps,
      { ...portalLinks, ...options.links },
      people && { people, password },
      options,
    );
  }
  return {
    check: createTokenCheck({
      config,
      issuerName: config.issuer,
      keys: issuerKeys(config.issuer),
      isRevoked: (sessionKey) => isRevoked(db, sessionKey),
    }),
    admin: createForeignAdmin(deps),
    plugin: null,
    publicIdentity: getPublicIdentity(config),
    settled: () => Promise.resolve(),
  };
}

/** Makes the embedded issuer: keys, limits, provider, pages, and the port beside OIDC. */
import { createLocalJWKSet } from 'jose';
import { loadSecret } from '../db/secrets/secret.store.ts';
import type { Deps } from '../deps.ts';
import { type Deadlines, defaultDeadlines } from '../wire/deadline.ts';
import { createEmbeddedAdmin } from './admin/embedded-admin.ts';
import { createBackground } from './background.ts';
import { knownDevices } from './devices/known-device.ts';
import { toTrace } from './failure.ts';
import type { Identity } from './identity.ts';
import { identityPlugin, newReference } from './identity-plugin.ts';
import { loadSigningKeys } from './keys/signing-keys.ts';
import { formTurns } from './limits/form-turns.ts';
import { identityLimits } from './limits/identity-limits.ts';
import { proofOfWork } from './limits/proof-of-work.ts';
import { logoutPage } from './pages/forms.ts';
import type { PageFrame } from './pages/layout.ts';
import { busyPage, failurePage, signedOutPage } from './pages/messages.ts';
import type { PeoplePanel } from './pages/people-panel.ts';
import type { IdentityParts } from './parts.ts';
import { createPasswordHasher, type PasswordCost } from './passwords/password-hash.ts';
import { createProvider } from './provider/provider.ts';
import { noteAnswered, type OnGrantRevoked } from './provider/renewal.store.ts';
import { getPublicIdentity } from './public-identity.ts';
import { refuseTokens, signOut } from './services/sign-out.ts';
import { isRevoked } from './tokens/revoked-session.store.ts';
import { createTokenCheck } from './tokens/token-check.ts';

/** The name under which customers of the embedded issuer are kept, wherever it is reached. */
const EMBEDDED = 'embedded';

/** Tests only: where they are not those of production. */
export interface EmbeddedOptions {
  /** Work of one password hash. */
  readonly passwordCost?: PasswordCost | undefined;
  /** How long an answer may take. */
  readonly deadlines?: Deadlines;
}

async function createParts(deps: Deps, cost: PasswordCost | undefined): Promise<IdentityParts> {
  const { config, db, clock, log, mailer } = deps;
  const secret = (name: string) => loadSecret(db, clock, name);
  return {
    db,
    clock,
    mailer,
    limits: identityLimits(db, clock, await secret('identity-buckets')),
    proof: proofOfWork(db, clock, await secret('identity-puzzles')),
    devices: knownDevices(await secret('identity-devices'), config.publicOrigin.startsWith('https:')),
    background: createBackground(log),
    turns: formTurns(createPasswordHasher(cost)),
    site: { origin: config.publicOrigin, helpline: config.HELPLINE },
    accessTokenSeconds: config.ACCESS_TOKEN_SECONDS,
  };
}

export async function createEmbedded(
  deps: Deps,
  links: PageFrame['links'],
  people: PeoplePanel | null,
  { passwordCost, deadlines = defaultDeadlines }: EmbeddedOptions,
): Promise<Identity> {
  const { config, db, clock, log } = deps;
  const parts = await createParts(deps, passwordCost);
  const frame = { helpline: config.HELPLINE, links };
  const { privateJwks, publicJwks } = await loadSigningKeys(db, clock);
  const onGrantRevoked: OnGrantRevoked = (uids) => refuseTokens(db, parts, uids);
  const provider = createProvider({
    config,
    db,
    privateJwks,
    cookieKeys: [await loadSecret(db, clock, 'identity-cookies')],
    pages: {
      logout: (form, atOnce) => logoutPage(frame, form, atOnce),
      signedOut: () => signedOutPage(frame),
      failure: (error) => {
        const reference = newReference();
        log.warn({ reference, code: error }, 'the identity provider refused a request');
        return failurePage(frame, reference);
      },
      busy: () => busyPage(frame, false),
    },
    onFailure: (error) => log.error(toTrace(error), 'the identity provider failed'),
    onSignedOut: (uid) => parts.background.run('sign-out', () => signOut(db, parts, uid)),
    endSignIn: (uid) => signOut(db, parts, uid),
    onGrantRevoked,
  });
  return {
    check: createTokenCheck({
      config,
      issuerName: EMBEDDED,
      keys: createLocalJWKSet({ keys: [...publicJwks] }),
      isRevoked: (sessionKey) => isRevoked(db, sessionKey),
      noteAnswered: (renewal) => noteAnswered(db, renewal, onGrantRevoked),
    }),
    admin: createEmbeddedAdmin(parts),
    plugin: identityPlugin({ parts, provider, frame, people }, deadlines),
    publicIdentity: getPublicIdentity(config),
    settled: () => parts.background.settled(),
  };
}

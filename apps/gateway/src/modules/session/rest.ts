/** The REST calls of the area: what the portal needs before anyone signs in, and the end of a sign-in. */

import { exchangeChatToken, getPublicConfig, logout, type PublicConfig } from '@portal/contract/rest';
import { instantText } from '@portal/domain/sg-time';
import type { Config } from '../../config.ts';
import type { Deps } from '../../deps.ts';
import type { SettingsOfHost } from '../../host-settings.ts';
import type { Identity } from '../../identity/identity.ts';
import { rememberHosts } from '../../wire/host-now.ts';
import { defineRest, type GatewayRestCall } from '../../wire/rest/define-rest.ts';
import { loadChatContext } from './chat.service.ts';

/** A hall of kiosks shares one address, and no logout may fail for its neighbours: this stops only floods. */
const LOGOUTS_PER_ADDRESS = 1200;
/** Every page that is opened asks once, and a company shares one address. */
const CONFIGURATIONS_PER_ADDRESS = 1200;
/** A switch of the staff is seen within this time. */
const KEEP_SETTINGS_MS = 500;

const toPayee = ({ PAYNOW_UEN: uen, PAYNOW_NAME: name = '' }: Config): PublicConfig['payee'] =>
  uen === undefined ? null : { name, uen };

const getLinks = (config: Config): PublicConfig['links'] => ({
  contactUs: config.CONTACT_URL ?? null,
  rescheduleAppointment: config.RESCHEDULE_URL ?? null,
  openAccount: config.OPEN_ACCOUNT_URL ?? null,
  closeAccount: config.CLOSE_ACCOUNT_URL ?? null,
  appForIphone: config.APP_IPHONE_URL ?? null,
  appForAndroid: config.APP_ANDROID_URL ?? null,
});

const toSettings = ({ mode, components: { hide, show }, redirectOrigins, switches }: SettingsOfHost) => ({
  mode: mode ?? null,
  switches,
  components: { hide: [...hide], show: [...show] },
  redirectOrigins: [...redirectOrigins],
});

export function sessionRest(
  { config, db, registry }: Pick<Deps, 'config' | 'db' | 'registry'>,
  { admin, publicIdentity }: Pick<Identity, 'admin' | 'publicIdentity'>,
): readonly GatewayRestCall[] {
  const settingsOf = rememberHosts({ config, db }, KEEP_SETTINGS_MS);
  return [
    defineRest(getPublicConfig, {
      perMinute: CONFIGURATIONS_PER_ADDRESS,
      headers: { 'cache-control': 'no-store' },
      handle: async ({ clock }, _input, { request }) => ({
        identity: publicIdentity,
        ...toSettings(await settingsOf(request.hostname)),
        links: getLinks(config),
        chat: config.CHAT_URL ? { address: config.CHAT_URL, display: config.CHAT_DISPLAY } : null,
        businessRegistry: registry !== null,
        payee: toPayee(config),
        legacyBase: config.LEGACY_BASE ?? null,
        editBlockedTypes: config.EDIT_BLOCKED_TYPES,
        idle: {
          warnAfter: config.IDLE_WARN_SECONDS * 1000,
          logOutAfter: config.IDLE_LOGOUT_SECONDS * 1000,
        },
        helpline: config.HELPLINE,
        serverTime: instantText(clock.now()),
        sandbox: config.SANDBOX,
      }),
    }),
    // Called by the chat's server, or by a page of our own origin: no other origin's page is let in, as nothing here
    // allows one.
    defineRest(exchangeChatToken, {
      /** A chat's server asks for all of its customers; who guesses is as slow. */
      perMinute: 300,
      bodyBytes: 4096,
      unreadable: 'SK_CHAT_1001',
      handle: (context, { body }) => loadChatContext(context, admin, body.chatToken),
    }),
    defineRest(logout, {
      perMinute: LOGOUTS_PER_ADDRESS,
      cost: 0,
      // Said in every case, also to who asks too often: this browser forgets (S1 §4, T18).
      headers: { 'clear-site-data': '"cache"' },
      async handle({ token }) {
        await admin.endSession(token.sessionKey, token.expiresAt);
        return {};
      },
    }),
  ];
}

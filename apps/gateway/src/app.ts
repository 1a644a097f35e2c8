/**
 * The gateway, wired: an explicit list in the order in which a request passes it. Nothing registers itself.
 * Knows every part and has no behaviour of its own.
 */
import { randomUUID } from 'node:crypto';
import Fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type { Deps } from './deps.ts';
import type { Identity } from './identity/identity.ts';
import { wrongAddressPage } from './identity/pages/messages.ts';
import { billsRest } from './modules/bills/rest.ts';
import { giroRest } from './modules/giro/rest.ts';
import { egiroWebhookRest } from './modules/giro/webhook.rest.ts';
import { lettersRest } from './modules/letters/rest.ts';
import { linkingRest } from './modules/linking/rest.ts';
import { meterReadingsRest } from './modules/meter-readings/rest.ts';
import { noticesRest } from './modules/notices/rest.ts';
import { arrangementRest } from './modules/payment-arrangement/rest.ts';
import { paymentSources } from './modules/payments/public.ts';
import { paymentsRest } from './modules/payments/rest.ts';
import { webhookRest } from './modules/payments/webhook.rest.ts';
import { treasuryWebhookRest } from './modules/refunds/webhook.rest.ts';
import { requestsRest } from './modules/requests/rest.ts';
import { sessionRest } from './modules/session/rest.ts';
import { staffRest } from './modules/staff/rest.ts';
import { subAccountsRest } from './modules/sub-accounts/rest.ts';
import { usageRest } from './modules/usage/rest.ts';
import { waiverRest } from './modules/waiver/rest.ts';
import { badConnections, oddRequests } from './plugins/bad-connections.ts';
import { bodyAdmission } from './plugins/body-admission.ts';
import { bodyTime, bodyTimes } from './plugins/body-time.ts';
import { reachDatabase } from './plugins/database-ping.store.ts';
import { failures } from './plugins/failures.ts';
import { healthRest } from './plugins/health.ts';
import { jsonBody } from './plugins/json-body.ts';
import { lastReplies } from './plugins/last-replies.ts';
import { load } from './plugins/load.ts';
import { MetricRegistry } from './plugins/metric-registry.ts';
import { createMeter, metrics } from './plugins/metrics.ts';
import { nulGuard } from './plugins/nul-guard.ts';
import { portalFiles } from './plugins/portal-files.ts';
import { requestLog } from './plugins/request-log.ts';
import { contentPolicyText, headersWithoutHooks, securityHeaders } from './plugins/security-headers.ts';
import { answerBadAddress } from './plugins/wrong-address.ts';
import { shareSignIns } from './wire/callers/sign-ins.ts';
import { keyedEndpoint } from './wire/calls/api.route.ts';
import { joinRest } from './wire/calls/join-operations.ts';
import type { GatewayOperation } from './wire/calls/operation.ts';
import { operations as everyOperation } from './wire/calls/operations.ts';
import { type Deadlines, defaultDeadlines } from './wire/deadline.ts';
import { createLimits, type LimitSizes } from './wire/limits/limits.ts';
import { requestKinds } from './wire/request-kinds.ts';
import type { GatewayRestCall } from './wire/rest/define-rest.ts';
import { restRoutes } from './wire/rest/rest-routes.ts';
import type { Wire } from './wire/wire.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** The joined table of REST calls, for tests that walk it. */
    restCalls: readonly GatewayRestCall[];
  }
}

export interface AppOptions {
  /** Further applications on the same origin: the sandbox. */
  extend?(app: FastifyInstance): Promise<void>;
  readonly limits?: LimitSizes;
  readonly deadlines?: Deadlines;
  /** For tests of the wire. */
  readonly operations?: ReadonlyMap<string, GatewayOperation>;
}

const BODY_LIMIT = 64 * 1024;

export async function buildApp(
  deps: Deps,
  identity: Identity,
  options: AppOptions = {},
): Promise<FastifyInstance> {
  const { config, db, clock } = deps;
  const loggerInstance: FastifyBaseLogger = deps.log;
  const wrongAddress = {
    body: wrongAddressPage({
      helpline: config.HELPLINE,
      links: { terms: null, contact: null, forgotEmail: null },
    }),
    policy: contentPolicyText(config),
  };
  const bareHeaders = headersWithoutHooks(config);
  const app = Fastify({
    loggerInstance,
    // request-log.ts writes one line per request, instead of the framework's two that quote the URL.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY,
    bodyLimit: BODY_LIMIT,
    requestTimeout: bodyTimes.longestMs,
    ...badConnections(bareHeaders),
    forceCloseConnections: 'idle',
    // The framework rejects a malformed URL before any hook runs.
    frameworkErrors: (error, request, reply) =>
      answerBadAddress(wrongAddress, error, request, reply.headers(bareHeaders)),
  });
  const metricRegistry = deps.metrics ?? new MetricRegistry();
  const { limits, deadlines = defaultDeadlines, operations = everyOperation } = options;
  const wire: Wire = {
    config,
    db,
    clock,
    registry: deps.registry,
    addresses: deps.addresses,
    weather: deps.weather,
    files: deps.files,
    operations,
    deadlines,
    check: identity.check,
    admin: identity.admin,
    findSignIn: shareSignIns(deps),
    limits: createLimits(clock, limits),
    meter: createMeter(metricRegistry),
  };

  await app.register(failures);
  await app.register(bodyTime, bodyTimes);
  await app.register(jsonBody);
  await app.register(nulGuard, { page: wrongAddress });
  await app.register(requestLog);
  await app.register(metrics, { config, registry: metricRegistry });
  await app.register(securityHeaders, { config });
  await app.register(oddRequests, { headers: bareHeaders });
  await app.register(lastReplies);
  await app.register(load, { config, getLine: deps.getLine });
  await app.register(bodyAdmission, wire);
  await app.register(keyedEndpoint(wire));
  const calls = joinRest([
    ...healthRest(app, { reachDatabase: deps.reachDatabase ?? (() => reachDatabase(db)) }),
    ...sessionRest(deps, identity),
    ...noticesRest,
    ...billsRest(wire, paymentSources),
    ...lettersRest,
    ...usageRest(),
    ...subAccountsRest(),
    ...treasuryWebhookRest(wire),
    ...giroRest(wire, deps),
    ...egiroWebhookRest(wire),
    ...requestsRest(requestKinds),
    ...arrangementRest,
    ...waiverRest,
    ...staffRest,
    ...meterReadingsRest(deps),
    ...linkingRest(deps),
    ...paymentsRest(wire, deps.log),
    ...webhookRest(wire, deps.log),
  ]);
  app.decorate('restCalls', calls);
  await app.register(restRoutes(wire, calls));
  if (identity.plugin) await app.register(identity.plugin);
  await options.extend?.(app);
  await app.register(portalFiles(config));
  return app;
}

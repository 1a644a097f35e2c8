/**
 * Allowed imports between layers, for dependency-cruiser. The patterns name layers, never single folders, so a
 * new feature or module is covered unseen. `comment` names the alternative.
 */
const TEST = '[.]test[.]tsx?$|/test/';
const SOURCE = '(^|/)(apps|packages)/[^/]+/src/';
const apps = (name) => `(^|/)apps/${name}/`;
const modules = (names) => `(^|/)node_modules/(${names})/`;
const GALLERY = '[.](mocks|mock-svg|states|interactions)[.]tsx?$|(^|/)apps/portal/src/gallery/';
const outbound = '^(node:)?(net|tls|http|https|http2|dgram|dns)(/|$)';

const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const forbidden = [
  rule(
    'domain-imports-nothing',
    'packages/domain holds pure rules: hand in what the rule needs as a parameter.',
    { path: '(^|/)packages/domain/src/', pathNot: TEST },
    { pathNot: '(^|/)packages/domain/src/' },
  ),
  rule(
    'contract-imports-domain-and-zod-mini',
    'The contract runs in the browser and in the gateway: only packages/domain and zod/mini belong there.',
    { path: '(^|/)packages/contract/src/', pathNot: TEST },
    {
      pathNot: [
        '(^|/)packages/(contract|domain)/src/',
        `${modules('zod')}mini/`,
        `${modules('zod')}($|index)`,
      ],
    },
  ),
  rule(
    'no-full-zod-in-the-browser',
    "Full zod is five times the bytes: import * as z from 'zod/mini'.",
    { path: ['(^|/)packages/[^/]+/src/', apps('portal')] },
    { path: modules('zod'), pathNot: `${modules('zod')}mini/` },
  ),
  rule(
    'look-imports-nothing',
    'packages/look is style sheets, faces and tokens that every page shares: it needs nothing of ours and no library.',
    { path: '(^|/)packages/look/src/', pathNot: TEST },
    {
      pathNot: ['(^|/)packages/look/src/', modules('@fontsource-variable/[^/]+')],
      dependencyTypesNot: ['core'],
    },
  ),
  rule(
    'portal-stands-alone',
    'The portal talks to the gateway over the wire: share through packages/contract or packages/domain.',
    { path: apps('portal') },
    { path: apps('(gateway|sandbox)') },
  ),
  rule(
    'portal-runs-on-errors-and-paths',
    "Of the contract the browser needs only errors, http and, for the fields of a form, field-texts and values when it runs: else write 'import type', as a schema brings its library along.",
    { path: `${apps('portal')}src/`, pathNot: [TEST, `${apps('portal')}src/gallery/example[.]ts$`] },
    {
      path: '(^|/)packages/contract/src/',
      pathNot: '(^|/)packages/contract/src/(errors|field-texts|http|values)[.]ts$',
      dependencyTypesNot: ['type-only'],
    },
  ),
  rule(
    'portal-shows-no-mocks',
    'Mocks, states and the gallery are for looking at parts: the product takes its answers from the gateway.',
    { path: `${apps('portal')}src/`, pathNot: [TEST, GALLERY] },
    { path: GALLERY },
  ),
  rule(
    'portal-runs-in-a-browser',
    "There is no node:* in a browser: use the platform's own, or move the code to tooling.",
    { path: `${apps('portal')}src/`, pathNot: TEST },
    { dependencyTypes: ['core'] },
  ),
  rule(
    'gateway-stands-alone',
    'The gateway knows neither the portal nor the sandbox nor React: outside parties stand behind a port.',
    { path: apps('gateway') },
    { path: [apps('(portal|sandbox)'), modules('react|react-dom')] },
  ),
  rule(
    'sandbox-is-an-outside-party',
    'The sandbox speaks the real protocols: what it needs comes in through SandboxPorts.',
    { path: apps('sandbox'), pathNot: TEST },
    { path: apps('(gateway|portal)') },
  ),
  rule(
    'demo-bank-reads-by-itself',
    "The demo bank checks the portal's codes: it reads them with its own read-code.ts, not with the domain's.",
    { path: `${apps('sandbox')}src/bank/`, pathNot: TEST },
    { path: '(^|/)packages/domain/src/paynow-qr/' },
  ),
  rule(
    'feature-never-imports-feature',
    'Features do not know each other: app hands one what it needs of another, shared parts go to ui or lib.',
    { path: `${apps('portal')}src/features/([^/]+)/` },
    { path: `${apps('portal')}src/features/`, pathNot: `${apps('portal')}src/features/$2/` },
  ),
  rule(
    'feature-only-through-its-index',
    'Import a feature through its index.ts: what is not exported there is its own business.',
    { path: `${apps('portal')}src/`, pathNot: [`${apps('portal')}src/(features|gallery)/`, TEST] },
    {
      path: `${apps('portal')}src/features/[^/]+/`,
      pathNot: `${apps('portal')}src/features/[^/]+/index[.]tsx?$`,
    },
  ),
  rule(
    'shared-parts-know-no-feature',
    'ui, lib, charts, forms, wizard, requests and u-save serve every feature: turn the import round.',
    { path: `${apps('portal')}src/(ui|lib|charts|forms|wizard|requests|u-save)/`, pathNot: TEST },
    { path: `${apps('portal')}src/(features|app)/` },
  ),
  rule(
    'module-only-through-public',
    'A module calls another one through its public.ts: add what is missing there.',
    { path: `${apps('gateway')}src/modules/([^/]+)/`, pathNot: TEST },
    {
      path: `${apps('gateway')}src/modules/[^/]+/`,
      pathNot: [`${apps('gateway')}src/modules/$2/`, `${apps('gateway')}src/modules/[^/]+/public[.]ts$`],
    },
  ),
  rule(
    'accounts-stand-on-no-module',
    'Other modules stand on accounts: hand it what it needs of them, as wire/calls/operations.ts hands it balances.',
    { path: `${apps('gateway')}src/modules/accounts/`, pathNot: TEST },
    { path: `${apps('gateway')}src/modules/`, pathNot: `${apps('gateway')}src/modules/accounts/` },
  ),
  rule(
    'sql-only-in-stores',
    'Only *.store.ts and db/ touch SQL: put the query into the store of its area and call that.',
    { path: `${apps('gateway')}src/`, pathNot: [`${apps('gateway')}src/db/`, '(^|/|[.])store[.]ts$', TEST] },
    { path: modules('kysely|pg|@electric-sql/pglite') },
  ),
  rule(
    'sockets-only-in-ports',
    'Only ports/ opens outbound sockets: give the outside party a port and call that.',
    { path: `${apps('gateway')}src/`, pathNot: [`${apps('gateway')}src/ports/`, TEST] },
    { path: [outbound, modules('undici|nodemailer|openid-client')], dependencyTypesNot: ['type-only'] },
  ),
  rule(
    'product-never-imports-tests',
    'What a test needs stays with the tests: move the shared part into a source of its own.',
    { path: SOURCE, pathNot: TEST },
    {
      path: [TEST, '(^|/)e2e/', modules('vitest|fast-check|@testing-library/[^/]+|smtp-server|postal-mime')],
    },
  ),
  rule(
    'no-cycles',
    'Two files that need each other are one, or there is a third: move the shared part there.',
    { path: '[.]tsx?$' },
    { circular: true },
  ),
  rule(
    'no-missing-import',
    'This import leads nowhere: name a file that is there.',
    {},
    { couldNotResolve: true },
  ),
];

module.exports = { forbidden };

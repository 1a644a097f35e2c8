/** docs/wire.md: one full example per operation, from the examples that the contract's own tests check. */
import { type ErrorCode, errorCatalogue } from '@portal/contract/errors';
import { MOST_KEYS, restPaths } from '@portal/contract/http';
import type { RestCaller, RestDeclaration, RestEffect } from '@portal/contract/rest-call';
import { restCalls } from '@portal/contract/rest-calls';
import { SHORT_BODY } from '../../plugins/body-time.ts';
import type { GatewayOperation } from '../calls/operation.ts';
import { operations } from '../calls/operations.ts';
import { chosenNames } from './chosen-names.ts';
import { prettyJson } from './pretty-json.ts';

const frame = `# The wire

Generated from the operations table; change a declaration and run \`npm run generate\`.

## The frame

\`POST ${restPaths.api}\` takes a JSON object keyed by operation, one to ${MOST_KEYS} keys. The reply has exactly the same
keys, each \`{ "data": … }\` or \`{ "error": { "code", "message" } }\`; no key hurts another.

- \`Authorization: Bearer <access token>\`. Without one, or with a bad one, a key that needs it is answered
  \`SK_SEC_1000\` (after a logout elsewhere \`SK_LOGOUT_1001\`). The status is 401 only when no key may run, 503
  with \`Retry-After\` when every key is \`SK_BUSY_1001\`, else 200.
- A key that stands in the body twice, an unknown key and an extra property are refused, each for its own key. A body
  that is no JSON object, has no keys or more than ${MOST_KEYS}, is larger than 1 MB or no JSON is refused as a whole:
  400, 413 or 415 with one \`{ "error": … }\`. So is one of more than ${SHORT_BODY / 1024} KB without a good token, before it is read: 413
  or 401; and one that comes while too many others do: 503 with \`Retry-After\`.
- Writes carry an \`Idempotency-Key\`: the same key and body is answered from the stored answer, the same key with
  another body is refused. One body holds one write, or the writes of one group.
- An account number may come in any spelling: spaces are removed, twelve characters lose their first two.
- What is not the caller's and what does not exist get the same answer, byte for byte: \`SK_ACCESS_1001\`.
- An unexpected error carries a \`reference\` that finds the log line, and nothing else. A refused input names its
  fields in \`details\`.
- Amounts are integer cents, negative for a credit. Days are \`YYYY-MM-DD\` in Singapore, instants ISO 8601 in UTC.
`;

const callers: Readonly<Record<GatewayOperation['access'], string>> = {
  public: 'anybody',
  'signed-in': 'signed in, also before the e-mail is verified',
  verified: 'signed in, e-mail verified',
  holder: 'who has accounts',
  master: 'master users',
  company: 'companies',
  staff: 'internal staff',
  payments: 'internal staff for payments',
  'refund-area': 'the restricted refund area',
  upload: 'an upload session',
};

const block = (value: unknown): string => `\`\`\`json\n${prettyJson(value, { flatObjects: true })}\`\`\``;

const formatCode = (code: ErrorCode): string => `\`${code}\``;

function section({ name, access, declaration }: GatewayOperation): string {
  const [example] = declaration.examples;
  const errors =
    declaration.errors.length > 0 ? declaration.errors.map(formatCode).join(', ') : 'none of its own';
  return [
    `### ${name}`,
    declaration.summary,
    `For: ${callers[access]}. Effect: ${declaration.effect}${declaration.group ? `, group \`${declaration.group}\`` : ''}. Errors: ${errors}.`,
    block({ [name]: example?.input }),
    block({ [name]: { data: example?.output } }),
  ].join('\n\n');
}

const restCallers: Readonly<Record<RestCaller, string>> = {
  ...callers,
  bank: 'the bank, which signs its body',
};

const restEffects: Readonly<Record<RestEffect, string>> = {
  read: 'read',
  write: `write, takes an \`Idempotency-Key\``,
  external: 'idempotent by itself',
};

function restRow({ method, path, summary, caller, effect, errors }: RestDeclaration): string {
  const codes = errors.length > 0 ? errors.map(formatCode).join(', ') : 'none of its own';
  return `| \`${method.toUpperCase()} ${path}\` | ${summary} | ${restCallers[caller]} | ${restEffects[effect]} | ${codes} |`;
}

const rest = (): string =>
  [
    '## REST',
    '',
    'Bodies, parameters and replies are in [openapi.json](openapi.json).',
    '',
    '| call | what it does | for | effect | errors |',
    '|---|---|---|---|---|',
    ...Object.values<RestDeclaration>(restCalls).map(restRow),
    '',
  ].join('\n');

const codes = (): string =>
  [
    '## Codes',
    '',
    '| code | text |',
    '|---|---|',
    ...Object.entries(errorCatalogue).map(
      ([code, { text }]) => `| \`${code}\` | ${text ?? 'none: it routes'} |`,
    ),
    '',
  ].join('\n');

const names = (): string =>
  [
    '## Names we chose',
    '',
    '| name | for |',
    '|---|---|',
    ...chosenNames.map(([name, where]) => `| ${name} | ${where} |`),
    '',
  ].join('\n');

export function wireDoc(): string {
  const sections = [...operations.values()].map(section).join('\n\n');
  return [frame, `## Operations\n\n${sections}\n`, rest(), codes(), names()].join('\n');
}

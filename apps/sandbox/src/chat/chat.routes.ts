/** The chat's page with its script, and the two calls of the script: begin or continue, send a message. */
import { readFile } from 'node:fs/promises';
import { formatTime } from '@portal/domain/sg-time';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readField } from '../frame/own-forms.ts';
import { formatSandboxDay } from '../frame/sandbox-time.ts';
import type { SandboxPorts } from '../ports.ts';
import { chatPage } from './chat.page.ts';
import { chatCopy } from './copy.ts';
import type { CustomerContext } from './replies.ts';
import type { Talk, Talks } from './talks.ts';

/** Only the portal may frame it, and it connects to this origin alone. */
const policy =
  "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; connect-src 'self'; form-action 'none'; base-uri 'none'; frame-ancestors 'self'";

const files = { 'chat.css': 'text/css; charset=utf-8', 'chat.js': 'text/javascript; charset=utf-8' };

/** As a form it must stay below 4,096 bytes, in any script. */
const longest = 400;
const readable = /^[\w+@.:|/ -]{1,120}$/;

/** The account that the page received; null when there is none or it is malformed. */
function readCustomer(request: FastifyRequest): CustomerContext | null {
  const [bpNo, accountNo, mobileNo, sub] = ['bpNo', 'accountNo', 'mobileNo', 'sub'].map((name) =>
    readField(request, name),
  );
  const needed = [bpNo, accountNo, sub];
  if (!bpNo || !accountNo || !sub || !needed.every((value) => value && readable.test(value))) return null;
  return { bpNo, accountNo, mobileNo: mobileNo && readable.test(mobileNo) ? mobileNo : '', sub };
}

export async function chatRoutes(
  app: FastifyInstance,
  { clock }: Pick<SandboxPorts, 'clock'>,
  talks: Talks,
): Promise<void> {
  app.get('/chat', (_request, reply) =>
    reply.header('content-security-policy', policy).header('x-frame-options', 'SAMEORIGIN').send(chatPage),
  );
  for (const [file, type] of Object.entries(files)) {
    const bytes = await readFile(new URL(`assets/${file}`, import.meta.url));
    app.get(`/chat/${file}`, (_request, reply) => reply.type(type).send(bytes));
  }

  const json = (reply: FastifyReply) => reply.type('application/json; charset=utf-8');
  const dayWords = (at: number) => {
    const day =
      formatSandboxDay(at) === formatSandboxDay(clock.now()) ? chatCopy.today : formatSandboxDay(at);
    return `${day}, ${formatTime(at)}`;
  };
  const shown = ({ id, customer, begunAt, messages }: Talk) => ({
    id,
    customer,
    day: dayWords(begunAt),
    messages,
  });

  app.post('/chat/talk', (request, reply) => {
    const customer = readCustomer(request);
    const id = readField(request, 'talk');
    const talk = customer ? talks.begin(customer, id) : talks.find(id);
    return talk ? json(reply).send(shown(talk)) : json(reply).code(404).send({});
  });

  app.post('/chat/message', (request, reply) => {
    const text = readField(request, 'text').trim();
    if (text === '' || text.length > longest) return json(reply).code(400).send({});
    const texts = talks.say(readField(request, 'talk'), text);
    return texts ? json(reply).send({ texts }) : json(reply).code(404).send({});
  });
}

import Fastify, { type FastifyInstance } from 'fastify';
import { beforeEach, expect, it } from 'vitest';
import { sandboxParties } from '../plugin.ts';
import { fakePorts } from '../test/fake-ports.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  await app.register(sandboxParties(fakePorts()));
});
const open = (url: string) => app.inject({ url, headers: { host: 'localhost:4000' } });

it.each([
  ['contact-us', 'Contact Us'],
  ['reschedule-appointment', 'Reschedule Residential Appointment'],
  ['open-account', 'Open Account'],
  ['close-account', 'Close Account'],
  ['app-iphone', 'App for iPhone'],
  ['app-android', 'App for Android'],
  ['app', 'The utilities app'],
  ['sustainability', 'Sustainability programme'],
  ['carbon-quiz', 'Carbon footprint quiz'],
  ['home-insurance', 'Home insurance'],
])('%s says that it is a demo, whose page it would be, and leads back', async (name, title) => {
  const { statusCode, body } = await open(`/sandbox/elsewhere/${name}`);
  expect(statusCode).toBe(200);
  expect(body).toContain(`<h1>${title}</h1>`);
  expect(body).toContain('Demo. This page stands in for one that is not part of the portal.');
  expect(body).toContain('href="http://localhost:4000/"');
});

it.each(['nothing', 'constructor', '__proto__', 'contact-us%2f..', 'CONTACT-US'])(
  'has no page called %s',
  async (name) => {
    const { statusCode, body } = await open(`/sandbox/elsewhere/${name}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Page Not Found');
  },
);

it('lists every page once', async () => {
  const { body } = await open('/sandbox/elsewhere');
  const listed = [...body.matchAll(/href="(\/sandbox\/elsewhere\/[^"]+)"/g)].map((match) => match[1] ?? '');
  expect(new Set(listed).size).toBe(10);
  for (const href of listed) expect((await open(href)).statusCode, href).toBe(200);
});

/** Routes of the bank: submit a code as text or as a picture, choose a payment, see the sent notices. */
import type { FastifyInstance } from 'fastify';
import QRCode from 'qrcode';
import { readField, readQuery } from '../frame/own-forms.ts';
import { page } from '../frame/page.ts';
import type { SandboxPorts } from '../ports.ts';
import { bankPage } from './bank.page.ts';
import { type Bank, behaviours, outcomes } from './bank.ts';
import { bankCopy as copy } from './copy.ts';
import { readPicture } from './read-picture.ts';

/** Of the look; white in both themes. */
const INK = '#11202b';
const BANK = '/sandbox/bank';
const LARGEST_PICTURE = 8_000_000;

export async function bankRoutes(app: FastifyInstance, ports: SandboxPorts, bank: Bank): Promise<void> {
  app.get('/bank', (request, reply) => {
    const done = readQuery(request, 'done');
    const body = bankPage(bank, outcomes.find((one) => one === done) ?? null);
    const [styles, scripts] = [['bank.css', 'bank-notices.css'], ['bank.js']];
    return reply.send(
      page({ title: copy.title, current: 'bank', strip: copy.strip, site: ports, styles, scripts, body }),
    );
  });

  app.get('/bank/code.svg', async (_request, reply) => {
    if (bank.desk === null) return reply.callNotFound();
    const svg = await QRCode.toString(bank.desk.text, {
      type: 'svg',
      errorCorrectionLevel: 'H',
      color: { dark: INK },
    });
    return reply.type('image/svg+xml').send(svg);
  });

  app.post('/bank/code', (request, reply) => {
    bank.lay(readField(request, 'away') === '' ? readField(request, 'code') : '');
    return reply.redirect(BANK, 303);
  });

  app.post('/bank/pay', async (request, reply) => {
    const behaviour = behaviours.find((one) => one === readField(request, 'way'));
    const outcome = behaviour === undefined ? null : await bank.pay(behaviour);
    return reply.redirect(outcome === null ? BANK : `${BANK}?done=${outcome}`, 303);
  });

  await app.register(async (pictures) => {
    pictures.addContentTypeParser(
      /^image\//,
      { parseAs: 'buffer', bodyLimit: LARGEST_PICTURE },
      (_request, body, done) => done(null, body),
    );
    const options = { bodyLimit: LARGEST_PICTURE, config: { takesFile: true } };
    pictures.post('/bank/picture', options, async (request, reply) => {
      const text = Buffer.isBuffer(request.body) ? await readPicture(request.body) : null;
      return reply.type('application/json; charset=utf-8').send({ text });
    });
  });
}

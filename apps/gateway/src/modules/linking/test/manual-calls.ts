/** A company that is linked by hand, as its person and staff go about it. For operation tests. */
import { restPaths } from '@portal/contract/http';
import { getCode, getData } from '../../../test/answers.ts';
import type { TestWorld } from '../../../test/test-world.ts';

/** A company of the demo world that nobody has linked, as its person says it. */
export const sinMing = { accountNo: '8920031174', postal: '573968', uen: '201900042H', source: 'W' } as const;

export interface SentFile {
  readonly name: string;
  readonly bytes: Buffer;
}

/** A PDF of one page, signed by nobody. */
export function pdfFile(name = 'link-form-signed.pdf', words = 'Signed'): SentFile {
  const content = `BT /F1 20 Tf 72 700 Td (${words}) Tj ET`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 4 0 R >> >> >>',
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
  ];
  let file = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return `${String(place).padStart(10, '0')} 00000 n \n`;
  });
  const count = objects.length + 1;
  const tail = `xref\n0 ${count}\n0000000000 65535 f \n${places.join('')}trailer\n<< /Size ${count} /Root 1 0 R >>\n`;
  return { name, bytes: Buffer.from(`${file}${tail}startxref\n${file.length}\n%%EOF\n`, 'latin1') };
}

const BOUNDARY = 'a-boundary-of-the-test';
export const multipartType = `multipart/form-data; boundary=${BOUNDARY}`;

/** @param fields beside the file; usually `params` */
export function multipart(fields: Readonly<Record<string, string>>, file: SentFile | null): Buffer {
  const parts: Uint8Array[] = Object.entries(fields).map(([name, value]) =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`),
  );
  if (file) {
    const head = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="file"; filename="${file.name}"\r\ncontent-type: application/octet-stream\r\n\r\n`;
    parts.push(Buffer.from(head), file.bytes, Buffer.from('\r\n'));
  }
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export interface Answered {
  readonly status: number;
  readonly text: string;
  readonly code: string | undefined;
}

export interface SendOptions {
  readonly key?: string;
  /** Where it comes from. */
  readonly from?: string;
  readonly details?: unknown;
  readonly file?: SentFile | null;
  /** Instead of the body that details and file make. */
  readonly body?: Buffer;
}

export function manualCalls(world: TestWorld) {
  const bearer = async (email: string) => ({ authorization: `Bearer ${await world.tokenFor(email)}` });

  async function send(
    email: string,
    { key, from = '127.0.0.1', details = sinMing, file = pdfFile(), body }: SendOptions = {},
  ): Promise<Answered> {
    const reply = await world.app.inject({
      method: 'POST',
      url: restPaths.linkCompanyManual,
      remoteAddress: from,
      headers: {
        ...(await bearer(email)),
        'content-type': multipartType,
        ...(key === undefined ? {} : { 'idempotency-key': key }),
      },
      payload: body ?? multipart({ params: JSON.stringify(details) }, file),
    });
    const { error } = reply.json<{ error?: { code: string } }>();
    return { status: reply.statusCode, text: reply.body, code: error?.code };
  }

  const validate = (
    email: string,
    submitted: Partial<Record<'accountNo' | 'postal' | 'uen', string>> = {},
  ) => {
    const { accountNo, postal, uen } = { ...sinMing, ...submitted };
    return world.call(email, {
      'reg:validateCustomerDetails': { accountNo, postalCode: postal, nric: uen },
    });
  };

  let people = 0;

  /** As it is shown to that member of staff; 1 of what there is not. */
  async function readDocumentNo(itemId: string, person: string): Promise<number> {
    const name = 'staff:linkApplication';
    const reply = await world.call(person, { [name]: { itemId } });
    return getCode(reply, name) === undefined ? getData(reply, name).document.documentNo : 1;
  }

  return {
    send,
    validate,

    /** Somebody who has just signed up and verified their e-mail: no linking knows them. */
    async newPerson(): Promise<string> {
      people += 1;
      const email = `person${people}@company.example`;
      await world.db
        .insertInto('idpAccount')
        .values({
          subject: `subject-of-person-${people}`,
          email,
          emailKey: email,
          passwordHash: 'none',
          emailVerified: true,
          name: 'Somebody New',
          mobile: '+6590001188',
          role: 'customer',
          passwordChangedAt: '2026-11-20T00:00:00Z',
          createdAt: '2026-11-20T00:00:00Z',
        })
        .execute();
      return email;
    },

    /** Both steps. @returns the reference */
    async apply(email: string, options: SendOptions = {}): Promise<string> {
      getData(await validate(email), 'reg:validateCustomerDetails');
      const { text } = await send(email, options);
      const { reference } = JSON.parse(text) as { reference?: string };
      if (!reference) throw new Error(`not sent: ${text}`);
      return reference;
    },

    async form(email: string) {
      return world.app.inject({ url: restPaths.companyForm, headers: await bearer(email) });
    },

    async document(email: string, itemId: string) {
      return world.app.inject({
        method: 'POST',
        url: restPaths.linkDocument,
        headers: { ...(await bearer(email)), 'content-type': 'application/json' },
        payload: JSON.stringify({ itemId }),
      });
    },

    application: async (email: string) =>
      getData(await world.call(email, { 'reg:companyApplication': {} }), 'reg:companyApplication')
        .application,

    queue: async (search?: string, person = 'staff@example.com') => {
      const asked = { name: 'linkApplications', ...(search === undefined ? {} : { search }) };
      const queue = getData(await world.call(person, { 'staff:queue': asked }), 'staff:queue');
      if (queue.name !== 'linkApplications') throw new Error('another queue came');
      return queue;
    },

    open: async (itemId: string, person = 'staff@example.com') =>
      getData(await world.call(person, { 'staff:linkApplication': { itemId } }), 'staff:linkApplication'),

    /** Opens it and decides on what is shown; with a document number, on that without opening anything. */
    async decide(
      itemId: string,
      decision: string,
      note?: string,
      person = 'staff@example.com',
      documentNo?: number,
    ) {
      return world.call(person, {
        'staff:decide': {
          queue: 'linkApplications',
          itemId,
          documentNo: documentNo ?? (await readDocumentNo(itemId, person)),
          decision,
          ...(note === undefined ? {} : { note }),
        },
      });
    },

    /** Where the person's next visit leads: a code, or the status of what came. */
    async visit(email: string): Promise<string> {
      const reply = await world.call(email, { 'user:getAccounts': {} });
      return getCode(reply, 'user:getAccounts') ?? getData(reply, 'user:getAccounts').status;
    },

    async leftBehind() {
      const count = async (table: 'storedFile' | 'linkApplication') =>
        Number(
          (
            await world.db
              .selectFrom(table)
              .select(({ fn }) => fn.countAll().as('n'))
              .executeTakeFirstOrThrow()
          ).n,
        );
      return { files: await count('storedFile'), applications: await count('linkApplication') };
    },

    async audit(): Promise<string[]> {
      const rows = await world.db
        .selectFrom('auditEvent')
        .select(['actor', 'action', 'object', 'outcome'])
        .orderBy('seq')
        .execute();
      return rows.map(({ actor, action, object, outcome }) => `${actor} ${action} ${object} ${outcome}`);
    },
  };
}

export type ManualCalls = ReturnType<typeof manualCalls>;

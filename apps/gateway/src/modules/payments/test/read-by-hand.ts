/**
 * A code taken apart as the standards have it (EMVCo MPM 4.2, ISO/IEC 13239 CRC-16), for tests: made of nothing that
 * the portal builds or reads codes with, so that one mistake is not made twice.
 */
/** By its path: '26.02', '62.01'. @throws Error for what does not add up */
export function readByHand(payload: string): Record<string, string> {
  const body = payload.slice(0, -4);
  if (body.slice(-4) !== '6304') throw new Error('the checksum is not last');
  let sum = 0xffff;
  for (const byte of Buffer.from(body, 'utf8')) {
    for (let bit = 7; bit >= 0; bit -= 1) {
      const isSet = ((sum >> 15) & 1) !== ((byte >> bit) & 1);
      sum = ((sum << 1) & 0xffff) ^ (isSet ? 0x1021 : 0);
    }
  }
  const written = payload.slice(-4);
  if (sum.toString(16).toUpperCase().padStart(4, '0') !== written) throw new Error('the checksum is wrong');
  const found: Record<string, string> = {};
  const take = (text: string, path: string) => {
    let rest = text;
    let before = -1;
    while (rest !== '') {
      const [, id = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
      const value = rest.slice(4, 4 + Number(length));
      if (id === '' || value.length !== Number(length) || value === '')
        throw new Error(`torn at ${path}${id}`);
      if (Number(id) <= before) throw new Error(`out of order at ${path}${id}`);
      before = Number(id);
      if (path === '' && ['26', '62'].includes(id)) take(value, `${id}.`);
      else found[`${path}${id}`] = value;
      rest = rest.slice(4 + Number(length));
    }
  };
  take(payload, '');
  return found;
}

/** Leaves this document: for an address, or with a form where its fields must not stand in an address. */
import type { Departure } from './identity-client.ts';

export function leaveFor({ address, fields }: Departure): void {
  if (!fields) {
    location.replace(address);
    return;
  }
  const form = document.createElement('form');
  form.method = 'post';
  form.action = address;
  for (const [name, value] of Object.entries(fields)) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}

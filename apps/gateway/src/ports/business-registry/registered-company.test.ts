import { describe, expect, it } from 'vitest';
import { RegistryError } from './port.ts';
import { registeredCompany } from './registered-company.ts';

const company = { uen: '201900042H', name: 'Sin Ming Baking Supplies Pte Ltd', status: 'LIVE' };

describe('a registered company', () => {
  it.each([
    ['LIVE', 'live'],
    ['Live Company', 'live'],
    ['Registered', 'live'],
    ['STRUCK OFF', 'not-live'],
    ['De-Registered', 'not-live'],
    ['LIVEWIRE', 'not-live'],
    ['NOT LIVE', 'not-live'],
    ['', 'not-live'],
  ])("a company with status '%s' is %s", (status, expected) => {
    expect(registeredCompany({ ...company, status }).status).toBe(expected);
  });

  it('UEN and name are normalised', () => {
    expect(registeredCompany({ ...company, uen: ' 201900042h ', name: ' Jaya Motors ' })).toMatchObject({
      uen: '201900042H',
      companyName: 'Jaya Motors',
    });
  });

  it('a UEN may have a wrong check letter, as some in use do', () => {
    expect(registeredCompany({ ...company, uen: '201900042A' }).uen).toBe('201900042A');
  });

  it.each([
    ['no UEN', { uen: '' }],
    ['a UEN that is too long', { uen: '2019000420000000' }],
    ['a UEN with a sign in it', { uen: '201900042/' }],
    ['no name', { name: '  ' }],
    ['a name that ends a line', { name: 'Jaya\nMotors' }],
    ['a name that turns its direction', { name: 'Jaya \u202e Motors' }],
    ['a name of a page', { name: 'x'.repeat(301) }],
  ])('is not believed with %s', (_what, changed) => {
    expect(() => registeredCompany({ ...company, ...changed })).toThrow(RegistryError);
  });
});

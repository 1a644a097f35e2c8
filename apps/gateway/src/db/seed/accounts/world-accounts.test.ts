import { accountDigits, canonicalAccountNo } from '@portal/domain/account-number';
import { describe, expect, it } from 'vitest';
import { worldAccounts, worldPartners, worldPremises } from './world-accounts.ts';

const repeated = <T>(list: readonly T[]): T[] => list.filter((each, index) => list.indexOf(each) !== index);

describe('accounts of the demo world', () => {
  it('no two have the same number or the same digits', () => {
    const digits = worldAccounts.map(({ no }) => {
      const canonical = canonicalAccountNo(no);
      return canonical === null ? no : accountDigits(canonical);
    });
    expect(digits.filter((text) => !/^\d{10}$/.test(text))).toEqual([]);
    expect(repeated(digits)).toEqual([]);
    expect(repeated(worldAccounts.map(({ id }) => id))).toEqual([]);
  });

  it('each belongs to a partner that exists once', () => {
    const partners = worldPartners.map(({ bpNo }) => bpNo);
    expect(repeated(partners)).toEqual([]);
    expect(worldPremises.filter(({ bpNo }) => !partners.includes(bpNo))).toEqual([]);
  });

  it('the postal code of a block ends in its number, in a sector that exists', () => {
    const blocks = worldPremises.filter(({ premiseType }) => premiseType.startsWith('HDB'));
    expect(blocks.length).toBeGreaterThan(30);
    expect(blocks.filter(({ block, postalCode }) => postalCode.slice(3) !== block.padStart(3, '0'))).toEqual(
      [],
    );
    const sectors = worldPremises.map(({ postalCode }) => Number(postalCode.slice(0, 2)));
    expect(sectors.filter((sector) => sector < 1 || sector > 82 || sector === 74)).toEqual([]);
  });

  it('floors have two digits, and only houses have none', () => {
    const odd = worldPremises.filter(
      ({ floor, premiseType }) => !/^\d{2}$/.test(floor) && premiseType !== 'Terrace',
    );
    expect(odd).toEqual([]);
  });

  it('homes that cannot be told apart do not exist', () => {
    const homes = worldPremises.map(
      ({ block, street, floor, unit }) => `${block} ${street} #${floor}-${unit}`,
    );
    expect(repeated(homes)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import { matchBuilding } from './match-building.ts';

const one = [{ block: '102', street: 'Bedok North Avenue 4', building: 'Pearl Garden' }];
const several = [
  { block: '290', street: 'Orchard Road', building: 'Demo Arcade' },
  { block: '5', street: 'Emerald Hill Road', building: null },
];
const bare = [{ block: null, street: 'Harbour Gateway', building: 'Demo Pavilion' }];
const match = (buildings: Parameters<typeof matchBuilding>[0], block = '', street = '') =>
  matchBuilding(buildings, { block, street });

describe('the street of an address', () => {
  it('is found by its postal code alone, and then needs a block', () => {
    expect(match(one)).toEqual({ street: 'Bedok North Avenue 4', building: null, needsBlock: true });
  });

  it('is found with its block and building, however the block is written', () => {
    const found = { street: 'Bedok North Avenue 4', building: 'Pearl Garden', needsBlock: false };
    expect(match(one, '102')).toEqual(found);
    expect(match([{ ...one[0], block: '102a' } as (typeof one)[0]], '102A')?.street).toBe(found.street);
  });

  it('is open until the block tells several streets of one postal code apart', () => {
    expect(match(several)).toEqual({ street: '', building: null, needsBlock: true });
    expect(match(several, '5')?.street).toBe('Emerald Hill Road');
  });

  it('needs no block where the house has none', () => {
    expect(match(bare)).toEqual({ street: 'Harbour Gateway', building: 'Demo Pavilion', needsBlock: false });
  });

  it('is chosen where the house stands in several streets of the postal code', () => {
    const twice = [...several, { block: '5', street: 'Orchard Road', building: 'Demo Annex' }];
    const streets = ['Emerald Hill Road', 'Orchard Road'];
    const open = { street: '', building: null, needsBlock: false, streets };
    expect(match(twice, '5')).toEqual(open);
    expect(match(twice, '5', 'Jalan Rajah')).toEqual(open);
    expect(match(twice, '5', 'ORCHARD road')).toEqual({
      ...open,
      street: 'Orchard Road',
      building: 'Demo Annex',
    });
    expect(match(twice, '290')).toMatchObject({ street: 'Orchard Road', building: 'Demo Arcade' });
  });

  it('is one where two buildings of a street share the number', () => {
    const crest = { block: '21', street: 'Cairnhill Rise', building: null };
    expect(match([crest, { ...crest, building: 'Demo Crest' }], '21')).toEqual({
      street: 'Cairnhill Rise',
      building: null,
      needsBlock: false,
    });
  });

  it('is unknown for a postal code without a house, and for a block that the directory does not know', () => {
    expect(match([])).toBeNull();
    expect(match(one, '999')).toBeNull();
  });

  it('may be typed for an unknown block, if it is a street of that postal code, in the spelling of the directory', () => {
    expect(match(one, '102Z', 'BEDOK north avenue 4')).toEqual({
      street: 'Bedok North Avenue 4',
      building: null,
      needsBlock: false,
    });
    expect(match(one, '102Z', 'Jalan Rajah')).toBeNull();
  });
});

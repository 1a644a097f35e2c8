import { describe, expect, it } from 'vitest';
import { mockCompany, mockMany } from '../accounts.mocks.ts';
import { markMatches, matchedAccount, searchPremises } from './premises-search.ts';

const found = (typed: string) =>
  searchPremises(mockCompany().premises, typed).map(({ address }) => address.address);

describe('the search for premises', () => {
  it('finds by address, whatever the case', () => {
    expect(found('joo CHIAT')).toEqual(['210 Joo Chiat Road #01-02']);
  });

  it('finds by account number and by postal code', () => {
    expect(found('8920020033')).toEqual(['Blk 5 Changi Village Road #01-2021']);
    expect(found('128236')).toEqual(['48 Pandan Loop #03-10']);
  });

  it.each(['008920020033', '0089 2002 0033', '89 2002 0033', '00892002003', '0089200'])(
    'finds by the account number spelt %s',
    (typed) => expect(found(typed)).toContain('Blk 5 Changi Village Road #01-2021'),
  );

  it('finds an account number with a hyphen by its digits and as it is written', () => {
    const [first] = mockCompany().premises;
    if (!first) throw new Error('no premises');
    const hyphened = [{ ...first, accounts: ['12345678-9'] }];
    for (const typed of ['123456789', '12345678-9', '0012345678-9', '00123456789']) {
      expect(searchPremises(hyphened, typed)).toHaveLength(1);
      expect(matchedAccount(['8920020017', '12345678-9'], typed)).toBe('12345678-9');
    }
    expect(matchedAccount(['8920020017'], 'joo chiat')).toBeUndefined();
    expect(matchedAccount(['8920020017', '8920020025'], '0089 2002 0025')).toBe('8920020025');
  });

  it('needs every word, in any order', () => {
    expect(found('road 2021')).toEqual(['Blk 5 Changi Village Road #01-2021']);
    expect(found('road pandan')).toEqual([]);
  });

  it.each([
    ['#01-2021', 'Blk 5 Changi Village Road #01-2021'],
    ['#1-2021', 'Blk 5 Changi Village Road #01-2021'],
    ['01-02', '210 Joo Chiat Road #01-02'],
    ['3-10', '48 Pandan Loop #03-10'],
    ['#1-2 joo', '210 Joo Chiat Road #01-02'],
    ['block 5', 'Blk 5 Changi Village Road #01-2021'],
    ['changi village rd', 'Blk 5 Changi Village Road #01-2021'],
    ['0041 pandan', '48 Pandan Loop #03-10'],
    ['singapore 427480', '210 Joo Chiat Road #01-02'],
    ['  JOO   210 ', '210 Joo Chiat Road #01-02'],
  ])('finds %j among block, unit, street, account and postal code', (typed, address) => {
    expect(found(typed)).toContain(address);
  });

  it('treats signs of patterns as letters', () => {
    for (const typed of ['.*', '(', '[a-z]', '\\', '%', '__proto__', 'constructor'])
      expect(found(typed)).toEqual([]);
  });

  it('lists everything when nothing was typed', () => {
    expect(found('  ')).toHaveLength(3);
  });

  it('goes through thousands of premises for each letter typed', () => {
    expect(searchPremises(mockMany(5000).premises, 'bedok north').length).toBe(1250);
  });
});

describe('matches', () => {
  it('are marked where the address spells a word otherwise', () => {
    const marked = (typed: string) =>
      markMatches('Blk 5 Changi Village Road #01-2021', typed)
        .filter(({ match }) => match)
        .map(({ text }) => text);
    expect(marked('block rd')).toEqual(['Blk', 'Road']);
    expect(marked('1-20')).toEqual(['#01-20']);
  });

  it('are cut out of the text as it was written', () => {
    expect(markMatches('Blk 102 Bedok North', 'bedok')).toEqual([
      { text: 'Blk 102 ', match: false },
      { text: 'Bedok', match: true },
      { text: ' North', match: false },
    ]);
  });

  it('matches of several words are all marked, overlapping ones as one', () => {
    expect(markMatches('Bedok', 'bed dok').filter(({ match }) => match)).toEqual([
      { text: 'Bedok', match: true },
    ]);
  });

  it('lose no letter', () => {
    for (const typed of ['', 'o', 'road 0', 'zz']) {
      expect(
        markMatches('210 Joo Chiat Road #01-02', typed)
          .map(({ text }) => text)
          .join(''),
      ).toBe('210 Joo Chiat Road #01-02');
    }
  });
});

/**
 * Codes from public sources whose checksums were worked out anew (standards B1), and two of our own that another
 * program made. The sources are named there; only the texts are here.
 */

export interface Vector {
  readonly name: string;
  readonly text: string;
  readonly says: Readonly<Record<string, unknown>>;
}

const at = (time: string): number => Date.parse(`${time}+08:00`);

export const readable: readonly Vector[] = [
  {
    name: 'a charity on a poster: no end, no amount, the reference in the old field',
    text: '00020101021126430009SG.PAYNOW010120210T04SS0129D030110502QS51810007SG.SGQR011221073031741D020701.000103066003160402010503279060400000708202107305204000053037025802SG5925LOVING HEART MULTI-SERVIC6009Singapore6304A177',
    says: {
      isForOnePayment: false,
      proxy: 'uen',
      proxyValue: 'T04SS0129D',
      isAmountEditable: true,
      amount: null,
      validUntil: null,
      reference: 'QS',
      merchantName: 'LOVING HEART MULTI-SERVIC',
    },
  },
  {
    name: 'a person by their mobile number',
    text: '00020101021126380009SG.PAYNOW010100211+6591234567030115204000053037025802SG5902NA6009Singapore6304B5DB',
    says: { proxy: 'mobile', proxyValue: '+6591234567', reference: null, merchantName: 'NA' },
  },
  {
    name: 'one payment of 50 dollars that cannot be changed, until the end of a day',
    text: '00020101021226490009SG.PAYNOW010120210201101550Z03010040820201127520400005303702540550.005802SG5907Qryptal6009Singapore62060102AJ630488E9',
    says: {
      isForOnePayment: true,
      isAmountEditable: false,
      amount: 5_000,
      validUntil: at('2020-11-27T23:59:59'),
      reference: 'AJ',
    },
  },
  {
    name: 'a hospital: UEN with a suffix of three',
    text: '00020101021126400009SG.PAYNOW010120213200002150HWCF030115204000053037025802SG5923NATIONAL HEALTHCARE GRO6009Singapore6304DF3F',
    says: { proxyValue: '200002150HWCF', isForOnePayment: false },
  },
  {
    name: 'whole dollars without a point',
    text: '00020101021226490009SG.PAYNOW010120210201403121W0301104082020123152040000530370254035005802SG5913ACME Pte Ltd.6009Singapore62150111TQINV-1000163044001',
    says: { amount: 50_000, reference: 'TQINV-10001', validUntil: at('2020-12-31T23:59:59') },
  },
  {
    name: 'a university: a reference of all 25 characters, an end so far that it is none',
    text: '00020101021126520009SG.PAYNOW010120213200913519CSL5030110408299912315204000053037025802SG5925SINGAPORE UNIVERSITY OF T6002SG62290125200913519CSL5EIU6161381696304432B',
    says: {
      reference: '200913519CSL5EIU616138169',
      merchantCity: 'SG',
      validUntil: at('2999-12-31T23:59:59'),
    },
  },
  {
    name: 'from the wild: an end of twelve digits, an amount with one decimal',
    text: '00020101021226560009SG.PAYNOW010120213201509555BNN1030100412230914205029520400005303702540450.05802SG5914DEV MERCHANT 56009SINGAPORE621601120870-0000VL663049149',
    says: { amount: 5_000, validUntil: at('2023-09-14T20:50:29'), reference: '0870-0000VL6' },
  },
  {
    name: 'a checksum that begins with a zero',
    text: '00020101021226490009SG.PAYNOW010120210201403121W030100408202612315204000053037025406123.455802SG5913ACME Pte Ltd.6009Singapore621401108912345678630405D3',
    says: { amount: 12_345, reference: '8912345678', checksum: '05D3' },
  },
  {
    name: 'ours: until 11:59 PM of the same day',
    text: '00020101021226550009SG.PAYNOW010120210202400001N030100414202611202359005204000053037025406128.505802SG5914DEMO UTILITIES6009Singapore6216011200891234567863044640',
    says: {
      proxyValue: '202400001N',
      amount: 12_850,
      validUntil: at('2026-11-20T23:59:00'),
      reference: '008912345678',
    },
  },
];

/** A public sample with wrong lengths (its field 03 says 15 for 1) and a checksum that is not its own, 1F4D. */
export const publishedButBroken =
  '00020101021125280009SG.PAYNOW010100211+659876543203011530370254040.005802SG5913TAN AH GAO 63042968';

/** Formats the address of a premises: as a title, and in full. Knows no account. */
export interface AddressLines {
  readonly block: string;
  readonly streetName: string;
  readonly floor: string;
  readonly unit: string;
  readonly building: string | null;
  readonly country: string;
  readonly postalCode: string;
  readonly premiseType: string;
}

/** 'Blk 145 Lorong 2 Toa Payoh #08-21'; only public housing is called a block, other houses have a number. */
export function formatAddressTitle(address: AddressLines): string {
  const house = address.premiseType.startsWith('HDB') ? `Blk ${address.block}` : address.block;
  return [house, address.streetName, unitMark(address), address.building].filter(Boolean).join(' ');
}

/** 'Blk 145 Lorong 2 Toa Payoh #08-21, Singapore 310145': on paper. */
export function formatAddressLine(address: AddressLines): string {
  return `${formatAddressTitle(address)}, ${address.country} ${address.postalCode}`;
}

/** 'BLK 145 LORONG 2 TOA PAYOH #08-21 SINGAPORE 310145' */
export function formatAddress(address: AddressLines): string {
  return `${formatAddressTitle(address)} ${address.country} ${address.postalCode}`.toUpperCase();
}

const unitMark = ({ floor, unit }: AddressLines): string => (floor && unit ? `#${floor}-${unit}` : '');

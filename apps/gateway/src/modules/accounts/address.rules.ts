/** How a place is written: as a title, and in full. Knows no account. */
export interface PlaceLines {
  readonly block: string;
  readonly street_name: string;
  readonly floor: string;
  readonly unit: string;
  readonly building: string | null;
  readonly country: string;
  readonly postal_code: string;
  readonly premise_type: string;
}

/** 'Blk 145 Lorong 2 Toa Payoh #08-21'; only public housing is called a block, other houses have a number. */
export function addressTitle(place: PlaceLines): string {
  const house = place.premise_type.startsWith('HDB') ? `Blk ${place.block}` : place.block;
  return [house, place.street_name, unitMark(place), place.building].filter(Boolean).join(' ');
}

/** 'BLK 145 LORONG 2 TOA PAYOH #08-21 SINGAPORE 310145' */
export function addressText(place: PlaceLines): string {
  return `${addressTitle(place)} ${place.country} ${place.postal_code}`.toUpperCase();
}

const unitMark = ({ floor, unit }: PlaceLines): string => (floor && unit ? `#${floor}-${unit}` : '');

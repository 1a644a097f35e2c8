/**
 * A mailing address as it is typed: its canonical form and the messages of S3 §5.1. The page and the gateway judge by the
 * same rule. Whether the street exists is the address directory's to say.
 */
import { formatDay, sgDay } from '../sg-time.ts';
import { addressTexts } from './address-texts.ts';
import { isInWindow, type MailingWindow } from './mailing-window.ts';

/** Every part as text; '' where it is left out. */
export interface TypedAddress {
  readonly block: string;
  readonly floor: string;
  readonly unit: string;
  readonly postalCode: string;
  readonly street: string;
  /** 'YYYY-MM-DD' */
  readonly effectiveDate: string;
}

export const addressParts = ['postalCode', 'block', 'floor', 'unit', 'street', 'effectiveDate'] as const;
type AddressPart = (typeof addressParts)[number];
export type AddressProblems = Partial<Readonly<Record<AddressPart, string>>>;

/** A date outside the window. */
const dateRangeText = ({ from, to }: MailingWindow): string =>
  `Please choose a date from ${formatDay(from)} to ${formatDay(to)}`;

const BLOCK = /^[A-Za-z0-9'@,.()/ -]*$/;
const FLOOR = /^[A-Za-z0-9]*$/;
const UNIT = /^[A-Za-z0-9/]*$/;
const POSTAL_LENGTH = 6;
/** Longest part that is kept: a line of an envelope. */
export const LONGEST_PART = 40;

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** A single character gets its leading zero: '7' is '07' (S3 §5.1). */
export function padUnit(part: string): string {
  const plain = part.trim().toUpperCase();
  return plain.length === 1 && plain !== '/' ? `0${plain}` : plain;
}

/** One spelling of everything that is typed; what is kept and compared. */
export function toCanonicalAddress(typed: TypedAddress): TypedAddress {
  return {
    block: squeeze(typed.block)
      .toUpperCase()
      .replace(/^(BLK|BLOCK)\.? /, ''),
    floor: padUnit(typed.floor),
    unit: padUnit(typed.unit),
    postalCode: typed.postalCode.replace(/\s/g, ''),
    street: squeeze(typed.street),
    effectiveDate: typed.effectiveDate,
  };
}

/** Whether an address was begun: then it must be complete. */
export function isAddressBegun(typed: TypedAddress): boolean {
  return addressParts.some((part) => typed[part].trim() !== '');
}

function findPostalProblem(postalCode: string): string | null {
  if (postalCode === '') return addressTexts.postalRequired;
  if (/\D/.test(postalCode)) return addressTexts.postalNumeric;
  return postalCode.length === POSTAL_LENGTH ? null : addressTexts.postalLength;
}

function findUnitProblem(own: string, other: string, rule: RegExp, wrong: string, missing: string) {
  if (!rule.test(own) || own.length > LONGEST_PART) return wrong;
  return own === '' && other !== '' ? missing : null;
}

function findDateProblem({ street, effectiveDate }: TypedAddress, window: MailingWindow): string | null {
  if (effectiveDate === '') return street === '' ? null : addressTexts.dateRequired;
  try {
    sgDay(effectiveDate);
  } catch {
    return dateRangeText(window);
  }
  return isInWindow(window, effectiveDate) ? null : dateRangeText(window);
}

/** @returns the message of each part that is wrong; none for an address that nobody has begun */
export function findAddressProblems(typed: TypedAddress, window: MailingWindow): AddressProblems {
  if (!isAddressBegun(typed)) return {};
  const address = toCanonicalAddress(typed);
  const { block, floor, unit, street } = address;
  const found: Record<AddressPart, string | null> = {
    postalCode: findPostalProblem(address.postalCode),
    block: BLOCK.test(block) && block.length <= LONGEST_PART ? null : addressTexts.block,
    floor: findUnitProblem(floor, unit, FLOOR, addressTexts.floor, addressTexts.floorRequired),
    unit: findUnitProblem(unit, floor, UNIT, addressTexts.unit, addressTexts.unitRequired),
    street: street === '' ? addressTexts.streetRequired : null,
    effectiveDate: findDateProblem(address, window),
  };
  return Object.fromEntries(
    Object.entries(found).filter(([, message]) => message !== null),
  ) as AddressProblems;
}

/**
 * Public housing is called a block, other houses have a number. The postal code of public housing ends in the number of
 * its block: 310145 is block 145 (standards B6).
 */
export function isPublicHousing({ block, postalCode }: { block: string; postalCode: string }): boolean {
  const number = /^(\d{1,3})[A-Z]?$/.exec(block)?.[1];
  return number !== undefined && postalCode.slice(-3) === number.padStart(3, '0');
}

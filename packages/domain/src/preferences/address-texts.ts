/** Messages of the parts of a mailing address (S3 §5.1). Texts alone: the catalogue of errors has one of them too. */
export const addressTexts = {
  block: 'Please enter valid House / Block No.',
  floor: 'Floor accepts alphabets or numbers',
  unit: 'Unit accepts slash, alphabets and numbers',
  postalNumeric: 'Postal must be numeric',
  postalLength: 'Postal must be 6 digits',
  unknown: 'You have entered an invalid mailing address',
  away: 'The address could not be looked up. Please try again.',
  postalRequired: 'Postal code is a required field',
  floorRequired: 'Floor is a required field',
  unitRequired: 'Unit is a required field',
  streetRequired: 'Street name is a required field',
  dateRequired: 'Effective date is a required field',
} as const;

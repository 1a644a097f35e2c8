import { errorCatalogue } from '@portal/contract/errors';
import { fieldTexts } from '@portal/contract/field-texts';
import { MOST_FILE_BYTES } from '@portal/contract/http';
import { expect, it } from 'vitest';
import { photoProblem } from './photo.rules.ts';

it.each([
  ['meter.jpg', 1, null],
  ['METER.JPEG', 1, null],
  ['meter.png', MOST_FILE_BYTES, null],
  ['meter.png', MOST_FILE_BYTES + 1, errorCatalogue.SK_FILE_1002.text],
  ['meter.png', 0, errorCatalogue.SK_FILE_1004.text],
  ['meter.pdf', 1, fieldTexts.photoType],
  ['jpg', 1, fieldTexts.photoType],
])('a photo %s of %i bytes has the problem: %s', (name, size, problem) => {
  expect(photoProblem({ name, size })).toBe(problem);
});

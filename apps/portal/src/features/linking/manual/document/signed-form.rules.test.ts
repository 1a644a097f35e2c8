import { describe, expect, it } from 'vitest';
import { signedFormProblem } from './signed-form.rules.ts';

const file = (name: string, size = 1) => signedFormProblem({ name, size });

describe('a signed form', () => {
  it.each(['form.pdf', 'form.jpg', 'form.jpeg', 'form.png', 'FORM.PDF', 'a.b.Jpg'])('may be %s', (name) => {
    expect(file(name)).toBeNull();
  });

  it.each(['form.docx', 'form.pdf.exe', 'form', 'pdf', 'form.heic', ''])('may not be %j', (name) => {
    expect(file(name)).toBe('The file must be a .pdf, .jpg, .jpeg or .png');
  });

  it('may have 4,000,000 bytes, and not one more', () => {
    expect(file('form.pdf', 4_000_000)).toBeNull();
    expect(file('form.pdf', 4_000_001)).toBe('The file must not be larger than 4 MB');
  });

  it('may not be empty', () => {
    expect(file('form.pdf', 0)).toBe('The file is empty. Please choose another file.');
  });

  it('is told its wrong type first', () => {
    expect(file('form.zip', 9_000_000)).toBe('The file must be a .pdf, .jpg, .jpeg or .png');
  });
});

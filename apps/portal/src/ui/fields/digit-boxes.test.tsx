import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { DigitBoxes } from './digit-boxes.tsx';

afterEach(cleanup);

function Field({ first = '', before = 4, after = 1 }: { first?: string; before?: number; after?: number }) {
  const [digits, setDigits] = useState(first);
  return (
    <>
      <label htmlFor="boxes">Reading</label>
      <DigitBoxes
        id="boxes"
        digits={digits}
        before={before}
        after={after}
        onDigits={setDigits}
        onText={(text) => (text === 'too long' ? null : text.replace(/\D/g, ''))}
      />
    </>
  );
}
const draw = (props: Parameters<typeof Field>[0] = {}) => {
  const { container } = render(<Field {...props} />);
  return {
    input: screen.getByLabelText<HTMLInputElement>('Reading'),
    boxes: () => [...container.querySelectorAll('[data-box]')].map(({ textContent }) => textContent),
    current: () =>
      [...container.querySelectorAll('[data-box]')].findIndex((box) => box.hasAttribute('data-current')),
  };
};
const typeAt = (input: HTMLInputElement, value: string, caret = value.length) => {
  fireEvent.change(input, { target: { value, selectionStart: caret, selectionEnd: caret } });
};

describe('the boxes of a meter', () => {
  it('are one labelled field with a box for each digit', () => {
    const { input, boxes } = draw({ first: '12' });
    expect(input.inputMode).toBe('numeric');
    expect(boxes()).toEqual(['1', '2', '', '', '']);
  });

  it('typing moves on, and what is no digit has no effect', () => {
    const { input, boxes, current } = draw();
    act(() => input.focus());
    typeAt(input, '1');
    expect(current()).toBe(1);
    typeAt(input, '1a');
    expect(boxes()).toEqual(['1', '', '', '', '']);
    typeAt(input, '12043');
    expect([boxes().join(''), current()]).toEqual(['12043', 4]);
  });

  it('the digit of the box is selected, so that typing replaces it', () => {
    const { input, current } = draw({ first: '12043' });
    act(() => input.focus());
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 1]);
    fireEvent.keyDown(input, { key: 'ArrowRight' });
    fireEvent.keyDown(input, { key: 'ArrowRight' });
    expect([current(), input.selectionStart, input.selectionEnd]).toEqual([2, 2, 3]);
    fireEvent.keyDown(input, { key: 'ArrowLeft' });
    expect(current()).toBe(1);
    fireEvent.keyDown(input, { key: 'End' });
    expect(current()).toBe(4);
    fireEvent.keyDown(input, { key: 'Home' });
    expect(current()).toBe(0);
  });

  it('arrows do not lead beyond the digits that were typed', () => {
    const { input, current } = draw({ first: '12' });
    act(() => input.focus());
    expect(current()).toBe(2);
    fireEvent.keyDown(input, { key: 'ArrowRight' });
    expect(current()).toBe(2);
  });

  it('Backspace moves back', () => {
    const { input, current } = draw({ first: '12043' });
    act(() => input.focus());
    fireEvent.keyDown(input, { key: 'End' });
    typeAt(input, '1204', 4);
    expect(current()).toBe(4);
    typeAt(input, '120', 3);
    expect(current()).toBe(3);
  });

  it('pasted text fills all boxes, and one that does not fit is left to the page', () => {
    const { input, boxes } = draw();
    fireEvent.paste(input, { clipboardData: { getData: () => '1204.3' } });
    expect(boxes().join('')).toBe('12043');
    fireEvent.paste(input, { clipboardData: { getData: () => 'too long' } });
    expect(boxes().join('')).toBe('12043');
  });

  it('boxes for more than six digits are one input', () => {
    const { input, boxes } = draw({ before: 8, after: 0 });
    typeAt(input, '00032250');
    expect(boxes()).toEqual([]);
    expect(input.value).toBe('00032250');
  });
});

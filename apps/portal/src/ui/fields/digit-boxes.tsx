/**
 * One box for each digit of a meter, those after the point sunken behind a real point. One native input lies over the
 * boxes: typing, paste, a phone's keypad and a screen reader meet an ordinary field. Typing moves on and replaces the
 * digit of the box, Backspace moves back. More than six digits are one input with wide tracking.
 */
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type MouseEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import styles from './digit-boxes.module.css';

const MOST_BOXES = 6;

export interface DigitBoxesProps {
  readonly id: string;
  /** Digits from the left; fewer than boxes while it is being typed. */
  readonly digits: string;
  /** Boxes before and after the point. */
  readonly before: number;
  readonly after: number;
  readonly isWrong?: boolean;
  /** Only shown, as nothing is taken here. */
  readonly isLocked?: boolean;
  readonly describedBy?: string | undefined;
  onDigits(digits: string): void;
  /** Reads a text that was pasted. @returns null: the text is left alone */
  onText?(text: string): string | null;
  onLeave?(): void;
}

export function DigitBoxes(props: DigitBoxesProps) {
  const { id, digits, before, after, isWrong = false, isLocked = false, describedBy } = props;
  const count = before + after;
  const input = useRef<HTMLInputElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  /** Box with the caret; null: the input has no focus. */
  const [current, setCurrent] = useState<number | null>(null);
  /** Box to move to once the digits that were typed have been drawn. */
  const wanted = useRef<number | null>(null);
  const isBoxed = count <= MOST_BOXES;

  function moveTo(box: number, length: number = digits.length): void {
    const at = Math.max(0, Math.min(box, length, count - 1));
    // The digit of the box is selected, so that typing replaces it.
    input.current?.setSelectionRange(at, Math.min(at + 1, length));
    setCurrent(at);
  }
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    moveTo(wanted.current);
    wanted.current = null;
  });

  function change(typed: string, caret: number): void {
    const next = onlyDigits(typed).slice(0, count);
    if (isBoxed) wanted.current = Math.min(onlyDigits(typed.slice(0, caret)).length, next.length);
    props.onDigits(next);
  }
  function paste(event: ClipboardEvent): void {
    const fitting = props.onText?.(event.clipboardData.getData('text')) ?? null;
    if (fitting === null) return;
    event.preventDefault();
    if (isBoxed) wanted.current = fitting.length;
    props.onDigits(fitting);
  }
  function press(event: KeyboardEvent): void {
    const box = current ?? 0;
    const target = { ArrowLeft: box - 1, ArrowRight: box + 1, Home: 0, End: digits.length }[event.key];
    if (!isBoxed || target === undefined || event.shiftKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    moveTo(target);
  }
  function click({ clientX }: MouseEvent): void {
    if (!isBoxed) return;
    const boxes = [...(frame.current?.querySelectorAll('[data-box]') ?? [])];
    const pressed = boxes.findIndex((box) => clientX <= box.getBoundingClientRect().right);
    moveTo(pressed < 0 ? boxes.length : pressed);
  }

  return (
    <div
      ref={frame}
      className={styles.frame}
      data-wrong={isWrong || undefined}
      data-locked={isLocked || undefined}
      data-boxed={isBoxed || undefined}
    >
      {isBoxed &&
        Array.from({ length: count }, (_, box) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: boxes never change places
            key={box}
            aria-hidden="true"
            data-box=""
            data-after={box >= before || undefined}
            data-first-after={box === before || undefined}
            data-current={box === current || undefined}
            className={styles.box}
          >
            {digits[box]}
          </span>
        ))}
      <input
        ref={input}
        id={id}
        className={styles.input}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        enterKeyHint="next"
        maxLength={count}
        value={digits}
        readOnly={isLocked}
        aria-invalid={isWrong || undefined}
        aria-describedby={describedBy}
        onChange={({ target }) => change(target.value, target.selectionStart ?? target.value.length)}
        onPaste={isLocked ? undefined : paste}
        onKeyDown={press}
        onClick={click}
        onFocus={() => isBoxed && moveTo(digits.length === count ? 0 : digits.length)}
        onBlur={() => {
          setCurrent(null);
          props.onLeave?.();
        }}
      />
    </div>
  );
}

const onlyDigits = (text: string): string => text.replace(/\D/g, '');

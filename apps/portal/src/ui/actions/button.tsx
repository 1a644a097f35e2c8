/** Buttons, and links that look like them. Native elements: the browser's own press, focus and form rules. */
import type { ComponentProps } from 'react';

export type ButtonKind = 'primary' | 'second' | 'destructive' | 'act' | 'on-ink';

interface Shape {
  kind?: ButtonKind | undefined;
  small?: boolean | undefined;
  wide?: boolean | undefined;
}

export function buttonClass({ kind = 'primary', small, wide }: Shape, extra?: string): string {
  return [
    'button',
    kind !== 'primary' && `button-${kind}`,
    small && 'button-small',
    wide && 'button-wide',
    extra,
  ]
    .filter(Boolean)
    .join(' ');
}

/** `busy` keeps the button where it is and focusable, but takes no second press. */
export function Button({
  kind,
  small,
  wide,
  busy,
  className,
  onClick,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & Shape & { busy?: boolean | undefined }) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ kind, small, wide }, className)}
      aria-disabled={busy || undefined}
      onClick={(event) => {
        if (busy) event.preventDefault();
        else onClick?.(event);
      }}
    />
  );
}

/** A link to another document (another origin, the identity provider, a file). Inside the portal: LinkButton. */
export function AnchorButton({ kind, small, wide, className, ...rest }: ComponentProps<'a'> & Shape) {
  return <a {...rest} className={buttonClass({ kind, small, wide }, className)} />;
}

/** A button of one icon; `label` is its accessible name. */
export function IconButton({
  label,
  className,
  type = 'button',
  ...rest
}: ComponentProps<'button'> & { label: string }) {
  return (
    <button
      {...rest}
      type={type}
      aria-label={label}
      className={['icon-button', className].filter(Boolean).join(' ')}
    />
  );
}

/** Looks like a text link, acts in place. */
export function TextButton({ className, type = 'button', ...rest }: ComponentProps<'button'>) {
  return <button {...rest} type={type} className={['text-link', className].filter(Boolean).join(' ')} />;
}

/** The mark: three nested arches. Beside a name, hence hidden from screen readers. */
import { markPaths } from '@portal/look/mark';

export function Mark({ className }: { readonly className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 32 32"
      fill="none"
      stroke="currentColor"
      strokeWidth="3.2"
      strokeLinecap="round"
      aria-hidden="true"
      focusable="false"
      className={className}
    >
      <path d={markPaths.outer} />
      <path d={markPaths.middle} />
      <path className="mark-door" strokeWidth="3.6" d={markPaths.door} />
    </svg>
  );
}

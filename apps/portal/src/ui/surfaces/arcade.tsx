/** The row of arches on ink at the head of pages that let somebody in, or did not. Hidden from screen readers. */
import { arcadeArches, arcadeBox, arcadeFit } from '@portal/look/arcade';

/** @param lit which door is lit, counted from the middle one; null for none */
export function Arcade({ lit }: { lit: number | null }) {
  return (
    <svg
      className="arcade"
      viewBox={arcadeBox}
      preserveAspectRatio={arcadeFit}
      fill="none"
      strokeWidth="9"
      aria-hidden="true"
      focusable="false"
    >
      {arcadeArches(lit).map(({ frame, door, frameColour, doorColour }) => (
        <g key={door}>
          <path stroke={frameColour} d={frame} />
          <path stroke={doorColour} strokeWidth="10" strokeLinecap="round" d={door} />
        </g>
      ))}
    </svg>
  );
}

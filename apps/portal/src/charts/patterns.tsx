/** Estimated values are hatched at 45 degrees, whatever the utility: 2.4 of 5 px in its colour. */

export function EstimatedPattern({ id }: { readonly id: string }) {
  return (
    <pattern id={id} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width={2.4} height={5} fill="currentColor" />
    </pattern>
  );
}

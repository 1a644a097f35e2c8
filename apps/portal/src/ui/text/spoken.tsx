/** Words for the eye and words for the ear, where they differ: '109.70' and '109 dollars 70 cents'. */
export function Spoken({ text, spoken }: { readonly text: string; readonly spoken: string }) {
  return (
    <>
      <span aria-hidden="true">{text}</span>
      <span className="hidden-visually">{spoken}</span>
    </>
  );
}

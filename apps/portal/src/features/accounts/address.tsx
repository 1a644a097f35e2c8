/** An address that breaks between words, never inside '#14-06'. */

export function Address({ text }: { readonly text: string }) {
  return text.split(UNIT).map((piece, index) =>
    index % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text in their order
      <span key={index} className="unbroken">
        {piece}
      </span>
    ) : (
      piece
    ),
  );
}

/** A unit number, kept by split() as every second piece. */
const UNIT = /(#\S+)/;

/** Text of a page for a screen reader, in the order of reading: a line for each block, without what is hidden from them. */

const BLOCKS = /^(H[1-6]|P|LI|T[DH]|CAPTION|D[TD]|BUTTON|SECTION|DIV|TR|UL|NAV)$/;

export function spokenTexts(place: Element): string[] {
  const lines: string[] = [''];
  const add = (words: string): void => {
    lines[lines.length - 1] += words;
  };
  const visit = (node: Node): void => {
    if (node instanceof Text) add(node.data);
    if (!(node instanceof Element) || node.closest('[aria-hidden="true"]')) return;
    const isBlock = BLOCKS.test(node.tagName);
    if (isBlock) lines.push(getStart(node));
    // Side by side on the screen is a pause for the ear, before anything but a comma.
    else if (!/^\s*[,.]/.test(node.textContent)) add(' ');
    const label = /^(A|BUTTON)$/.test(node.tagName) ? node.getAttribute('aria-label') : null;
    if (label !== null) add(label);
    else for (const child of node.childNodes) visit(child);
    if (isBlock) lines.push('');
  };
  visit(place);
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => !/^(#+|-)?$/.test(line));
}

/** '## ' for a heading of the second level, '- ' for an entry of a list. */
function getStart({ tagName }: Element): string {
  if (tagName === 'LI') return '- ';
  return /^H\d$/.test(tagName) ? `${'#'.repeat(Number(tagName.slice(1)))} ` : '';
}

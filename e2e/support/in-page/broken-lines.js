/**
 * Evaluates to what a line breaks in two though it belongs together (dates, times, quantities, unit and telephone
 * numbers), and to the separators that hang at the end of a line.
 */
(() => {
  const whole =
    /\d{1,2} (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b(?: \d{4})?|\d{1,2}(?::\d{2})? [AP]M\b|\d[\d.,]* (?:kWh|Cu M|c\/kWh)\b|#\d+-\d+|\+65 \d{4} \d{4}|\d{4}-\d{4}-\d{3}|e-mails?\b/gi;
  const isSeen = (element) =>
    element.checkVisibility({ visibilityProperty: true }) && element.getBoundingClientRect().width > 1;
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!isSeen(node.parentElement)) continue;
    for (const { 0: text, index } of node.data.matchAll(whole)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + text.length);
      const tops = Array.from(range.getClientRects(), ({ top }) => Math.round(top));
      if (Math.max(...tops) - Math.min(...tops) > 4)
        found.push(`'${text}' is broken in '${node.data.trim()}'`);
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    const next = element.nextElementSibling;
    if (!next || !isSeen(element) || !isSeen(next)) continue;
    if (!/[·,]/.test(getComputedStyle(element, '::after').content)) continue;
    if (next.getBoundingClientRect().top > element.getBoundingClientRect().bottom - 4) {
      found.push(`a separator hangs after '${element.textContent}'`);
    }
  }
  return found;
})();

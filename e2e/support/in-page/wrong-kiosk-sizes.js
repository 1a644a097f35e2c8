/** Evaluates to what main has in other sizes than a standing screen's (visual language 2.2 to 4); nothing when all fit. */
(() => {
  const main = document.querySelector('main');
  const seen = (found) => found.checkVisibility() && !found.closest('.hidden-visually');
  const all = (selector) => Array.from(main.querySelectorAll(selector)).filter(seen);
  const sizeOf = (found) => Number.parseFloat(getComputedStyle(found).fontSize);
  const said = (found) => `${found.tagName} ${found.textContent.trim().slice(0, 40)}`;
  const acts = all('.button, .text-link, .input, [role=tab]');
  return [
    ...all('h1')
      .filter((title) => sizeOf(title) !== 82)
      .map((title) => `${said(title)}: ${sizeOf(title)} px`),
    ...acts
      .filter((act) => act.getBoundingClientRect().height < 83.9)
      .map((act) => `${said(act)}: ${act.getBoundingClientRect().height} px high`),
    ...(sizeOf(main) < 26 ? [`text: ${sizeOf(main)} px`] : []),
    ...(main.scrollWidth > main.clientWidth ? [`wider than its place: ${main.scrollWidth} px`] : []),
  ];
})();

/** Evaluates to what reaches beyond the right edge of the page, by tag and class; nothing when it fits. */
(() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => element.getBoundingClientRect().right > root.clientWidth + 0.5)
    .slice(0, 8)
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`);
})();

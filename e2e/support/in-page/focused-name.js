/** Evaluates to the name of what has the focus, as its label or its words say it. */
(() => {
  const element = document.activeElement;
  if (element === null) return '';
  const label = element.labels?.[0] ?? element;
  return element.getAttribute('aria-label') ?? label.textContent.trim();
})();

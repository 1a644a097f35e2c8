/** Evaluates to what shares a pixel with the chat's launcher or its ring, by tag and class; nothing when all is clear. */
(() => {
  const launcher = document.querySelector('[data-chat-launcher]');
  const panel = document.querySelector('[data-chat="shown"] section');
  if (!launcher?.checkVisibility()) return [];
  // A dialog lies over the whole page, by design.
  if (launcher.closest('[inert], [aria-hidden="true"]')) return [];
  // On a phone an open chat is the whole screen.
  if (panel && panel.getBoundingClientRect().left === 0) return [];
  window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
  const ring = 4.5;
  const own = launcher.getBoundingClientRect();
  const shares = ({ left, top, right, bottom }) =>
    left < own.right + ring &&
    right > own.left - ring &&
    top < own.bottom + ring &&
    bottom > own.top - ring &&
    right - left > 1;
  return Array.from(document.querySelectorAll('body *'))
    .filter((element) => !element.contains(launcher) && !launcher.contains(element))
    .filter((element) => element.checkVisibility() && shares(element.getBoundingClientRect()))
    .map((element) => `<${element.tagName.toLowerCase()} class="${element.getAttribute('class') ?? ''}">`)
    .concat(
      getComputedStyle(launcher.parentElement).position === 'static' ? [] : ['it floats over the page'],
    );
})();

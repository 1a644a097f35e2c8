/**
 * Runs in every page before its own script and notes in window.firstScreen: the time of the largest paint, when the
 * last placeholder (data-phase) went, and each movement of the layout that no input caused, with what moved.
 */
(() => {
  const noted = { largestPaint: 0, ready: 0, shift: 0, moved: [] };
  window.firstScreen = noted;
  const nameOf = (node) => {
    if (!(node instanceof Element)) return String(node?.nodeName ?? 'gone').toLowerCase();
    return `${node.tagName.toLowerCase()}.${node.getAttribute('class') ?? ''}`;
  };
  const observe = (type, note) => {
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  };
  observe('largest-contentful-paint', (paint) => {
    noted.largestPaint = paint.startTime;
  });
  observe('layout-shift', (shift) => {
    if (shift.hadRecentInput) return;
    noted.shift += shift.value;
    const what = shift.sources.map(
      ({ node, previousRect: from, currentRect: to }) =>
        `${nameOf(node)} ${from.x},${from.y} ${from.width}x${from.height} -> ${to.x},${to.y} ${to.width}x${to.height}`,
    );
    noted.moved.push(`${Math.round(shift.startTime)} ms ${shift.value.toFixed(4)}: ${what.join(' / ')}`);
  });
  const look = () => {
    const isReady =
      document.querySelector('main') !== null && document.querySelector('[data-phase]') === null;
    if (!isReady) noted.ready = 0;
    else if (noted.ready === 0) noted.ready = performance.now();
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true, attributes: true });
  document.addEventListener('DOMContentLoaded', look);
})();

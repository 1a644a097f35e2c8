/** Evaluates to the controls that cannot be reached by a pointer or whose words are cut off; nothing when all can be used. */
(() => {
  const describe = (element) =>
    `<${element.tagName.toLowerCase()}> ‘${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}’`;
  const modal = document.querySelector('dialog:modal, [aria-modal="true"]');
  const controls = (modal ?? document.body).querySelectorAll('a[href], button, select, textarea, input');
  const findings = [];
  for (const control of controls) {
    const label = control.labels?.[0] ?? control;
    // A control that is drawn by its label is pressed there.
    const target =
      control.checkVisibility({ opacityProperty: true }) &&
      !control.matches('[type=checkbox], [type=radio], [type=file]')
        ? control
        : label;
    if (
      control.closest('[hidden], [aria-hidden="true"], [inert]') ||
      !target.checkVisibility({ visibilityProperty: true })
    )
      continue;
    // The link to the content is above the page until it has the focus.
    if (control.matches('a[href^="#"]') || target.getBoundingClientRect().width < 2) continue;
    target.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    const [box] = target.getClientRects();
    const hit = box && document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
    if (!hit || !(target.contains(hit) || hit.contains(target))) {
      const cover = hit
        ? `<${hit.tagName.toLowerCase()} class="${hit.getAttribute('class') ?? ''}">`
        : 'nothing';
      findings.push(`${describe(control)} lies under ${cover}`);
    }
    const { overflowX, textOverflow } = getComputedStyle(target);
    if (overflowX === 'hidden' && textOverflow !== 'ellipsis' && target.scrollWidth > target.clientWidth + 1)
      findings.push(`${describe(control)} is cut off`);
  }
  scrollTo(0, 0);
  return findings;
})();

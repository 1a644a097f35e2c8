/** Evaluates to the words in drawings that hardly show on the ground of forced colours, which drawings do not take by themselves. */
(() => {
  const ground = document.body.appendChild(document.createElement('p'));
  ground.style.color = 'Canvas';
  const readBrightness = (colour) => {
    const [red = 0, green = 0, blue = 0] = (colour.match(/[\d.]+/g) ?? []).map((part) => {
      const share = part / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  ground.style.forcedColorAdjust = 'none';
  const behind = readBrightness(getComputedStyle(ground).color);
  ground.remove();
  const readContrast = (colour) => {
    const [dark, light] = [readBrightness(colour), behind].sort((one, other) => one - other);
    return (light + 0.05) / (dark + 0.05);
  };
  return [...document.querySelectorAll('svg text')]
    .filter((word) => word.textContent.trim() !== '' && word.checkVisibility())
    .filter((word) => readContrast(getComputedStyle(word).fill) < 4.5)
    .map((word) => word.textContent);
})();

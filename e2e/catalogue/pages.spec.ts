import { axeFindings } from '../support/axe.ts';
import { brokenLines } from '../support/lines.ts';
import { pageList, partOfPage } from '../support/page-list.ts';
import { beneathChat } from '../support/parties/chat.ts';
import { expect, inPart, test } from '../support/test.ts';
import { overflowing, widths } from '../support/width.ts';

for (const listed of pageList) {
  const { name, open } = listed;
  test(
    `${name} is clear to everybody in both themes and fits every width`,
    inPart(partOfPage(listed)),
    async ({ page, portal, watch }) => {
      watch.allow(/status of 410/);
      // During a transition the colours are not the final ones.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, portal.origin);
      const findings = await axeFindings(page);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const over = await overflowing(page);
        if (over.length > 0) findings.push(`reaches beyond ${width} px: ${over.join(' ')}`);
        findings.push(...(await brokenLines(page)).map((line) => `at ${width} px ${line}`));
        const beneath = await beneathChat(page);
        if (beneath.length > 0) findings.push(`lies under the chat at ${width} px: ${beneath.join(' ')}`);
      }
      await page.setViewportSize({ width: 390, height: 844 });
      await page.emulateMedia({ colorScheme: 'dark' });
      findings.push(...(await axeFindings(page)).map((finding) => `dark: ${finding}`));
      expect(findings).toEqual([]);
    },
  );
}

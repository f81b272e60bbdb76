import { after, before } from 'node:test';
import { Browser, noBrowser } from './browser.js';
import { pages } from './demo-page.js';
import { needsModule } from './module.js';
import { Page } from './page.js';
import { serveSite } from './site.js';

/** The options of a test that needs a browser and the module. */
export const needsWeb = { skip: noBrowser || needsModule.skip };

/** Starts a browser for the tests of a file, and returns what opens the page for one of them. */
export function pageOpener() {
  let browser;
  let site;
  before(async () => {
    if (needsWeb.skip) return;
    [browser, site] = await Promise.all([Browser.start(), serveSite(pages)]);
  });
  after(async () => {
    await browser?.close();
    await site?.close();
  });
  return async (t, media) => {
    const page = await Page.open(browser, `${site.address}/page.html`, media);
    t.after(() => page.close());
    await page.until('window.ready');
    return page;
  };
}

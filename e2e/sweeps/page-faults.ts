import type { Page } from '@playwright/test';
import type { SitePage } from './site-pages.ts';

type Language = 'en' | 'es';

export interface PageFaults {
  /** Clears the faults before the next page. */
  visiting(page: SitePage, language: Language): void;
  readonly found: string[];
}

const OTHER_LANGUAGE = { en: /\.es-[^/]*\.js$/, es: /\.en-[^/]*\.js$/ };

/**
 * Collects faults while pages load: errors, requests to other hosts, violations of the content security policy, texts
 * in the other language.
 */
export async function collectFaults(page: Page, siteUrl: string): Promise<PageFaults> {
  const found: string[] = [];
  let visited: SitePage = { address: '' };
  let language: Language = 'en';
  const report = (fault: string) => found.push(`${visited.address}: ${fault}`);
  page.on('request', (request) => {
    const url = request.url();
    if (!url.startsWith(siteUrl) && !/^(data|blob|about):/.test(url)) report(`requests ${url}`);
    if (OTHER_LANGUAGE[language].test(url)) report(`requests ${url}, not its language`);
  });
  page.on('pageerror', (error) => report(error.message));
  page.on('console', (message) => {
    const isExpected = visited.status !== undefined && /status of 404/.test(message.text());
    if (message.type() === 'error' && !isExpected) report(message.text());
  });
  await page.exposeFunction('reportRefusal', report);
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { reportRefusal } = window as unknown as { reportRefusal: (what: string) => void };
      reportRefusal(`the policy refuses ${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  return {
    found,
    visiting(next, nextLanguage) {
      visited = next;
      language = nextLanguage;
    },
  };
}

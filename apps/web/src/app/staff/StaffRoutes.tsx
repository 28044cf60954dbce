import { parsePage, type StaffPageKind } from '@townlight/domain/pages';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import * as bundles from '../../features/bundles/index.ts';
import * as feedback from '../../features/feedback/index.ts';
import * as news from '../../features/news/index.ts';
import * as newsletter from '../../features/newsletter/index.ts';
import * as sources from '../../features/sources/index.ts';
import * as staff from '../../features/staff/index.ts';
import * as usage from '../../features/usage/index.ts';
import { lazyImport } from '../../http/lazy-imports.ts';
import { PageWithMessages } from '../../page/PageWithMessages.tsx';
import { SiteThemeProvider } from '../../ui/mui/SiteThemeProvider.tsx';
import { StaffShell } from './StaffShell.tsx';

const importBundleToolPage = lazyImport('bundle tool', bundles.importBundleToolPage);
const importBundlingPage = lazyImport('bundling', bundles.importBundlingPage);
const importStaffHomePage = lazyImport('staff home', staff.importStaffHomePage);
const importStaffSources = lazyImport('staff sources', sources.importStaffSources);
const importStaffNews = lazyImport('staff news', news.importNewsParagraphEditor);
const importFeedbackCount = lazyImport('feedback count', feedback.importFeedbackCount);
const importUsageCount = lazyImport('usage count', usage.importUsageCount);
const importStaffSignInPage = lazyImport('staff sign-in', staff.importStaffSignInPage);
const importMembersPage = lazyImport('members', staff.importMembersPage);
const importUsagePage = lazyImport('usage', usage.importUsagePage);
const importFeedbackListPage = lazyImport('feedback list', feedback.importFeedbackListPage);
const importNewsletterPage = lazyImport('newsletter', newsletter.importNewsletterPage);

function StaffHomePage() {
  const Page = use(importStaffHomePage());
  const Sources = use(importStaffSources());
  const News = use(importStaffNews());
  const Feedback = use(importFeedbackCount());
  const Usage = use(importUsageCount());
  return (
    <Page counts={{ feedback: <Feedback />, usage: <Usage /> }}>
      <News />
      <Sources />
    </Page>
  );
}

const PAGES: Readonly<Record<StaffPageKind, ReactNode>> = {
  bundles: (
    <PageWithMessages
      key="tool"
      importPage={importBundleToolPage}
      catalogs={[bundles.bundlesCatalog]}
    />
  ),
  bundling: (
    <PageWithMessages
      key="bundling"
      importPage={importBundlingPage}
      catalogs={[bundles.bundlesCatalog]}
    />
  ),
  staff: <StaffHomePage />,
  'staff-sign-in': (
    <PageWithMessages key="in" importPage={importStaffSignInPage} catalogs={[staff.staffCatalog]} />
  ),
  'staff-members': (
    <PageWithMessages
      key="members"
      importPage={importMembersPage}
      catalogs={[staff.staffCatalog]}
    />
  ),
  'staff-usage': (
    <PageWithMessages key="usage" importPage={importUsagePage} catalogs={[staff.staffCatalog]} />
  ),
  'staff-feedback': (
    <PageWithMessages
      key="feedback"
      importPage={importFeedbackListPage}
      catalogs={[feedback.feedbackListCatalog]}
    />
  ),
  'staff-newsletter': (
    <PageWithMessages
      key="letter"
      importPage={importNewsletterPage}
      catalogs={[newsletter.newsletterCatalog]}
    />
  ),
};

/** The staff pages in their shell. They share one chunk, which public pages do not load. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const page = parsePage(pathname.split('/').filter(Boolean), new URLSearchParams(search));
  const shown: Readonly<Record<string, ReactNode>> = PAGES;
  return (
    <SiteThemeProvider>
      <StaffShell>{page && shown[page.kind]}</StaffShell>
    </SiteThemeProvider>
  );
}

import { readPage, type StaffPage } from '@townlight/domain/pages';
import { type ReactNode, use } from 'react';
import { useLocation } from 'react-router';
import * as bundles from '../../bundles/index.ts';
import * as feedback from '../../feedback/index.ts';
import { Kit } from '../../look/kit/Kit.tsx';
import { drawnPart } from '../../net/drawn-parts.ts';
import * as news from '../../news/index.ts';
import * as newsletter from '../../newsletter/index.ts';
import { PageWithTexts } from '../../page/PageWithTexts.tsx';
import * as sources from '../../sources/index.ts';
import * as staff from '../../staff/index.ts';
import * as usage from '../../usage/index.ts';
import { StaffShell } from './StaffShell.tsx';

const fetchBundleToolPage = drawnPart('bundle tool', bundles.fetchBundleToolPage);
const fetchBundlingPage = drawnPart('bundling', bundles.fetchBundlingPage);
const fetchStaffHomePage = drawnPart('staff home', staff.fetchStaffHomePage);
const fetchStaffSources = drawnPart('staff sources', sources.fetchStaffSources);
const fetchStaffNews = drawnPart('staff news', news.fetchStaffNews);
const fetchFeedbackCount = drawnPart('feedback count', feedback.fetchFeedbackCount);
const fetchUsageCount = drawnPart('usage count', usage.fetchUsageCount);
const fetchStaffSignInPage = drawnPart('staff sign-in', staff.fetchStaffSignInPage);
const fetchMembersPage = drawnPart('members', staff.fetchMembersPage);
const fetchUsagePage = drawnPart('usage', usage.fetchUsagePage);
const fetchFeedbackListPage = drawnPart('feedback list', feedback.fetchFeedbackListPage);
const fetchNewsletterPage = drawnPart('newsletter', newsletter.fetchNewsletterPage);

function StaffHomePage() {
  const Page = use(fetchStaffHomePage());
  const Sources = use(fetchStaffSources());
  const News = use(fetchStaffNews());
  const Feedback = use(fetchFeedbackCount());
  const Usage = use(fetchUsageCount());
  return (
    <Page counts={{ feedback: <Feedback />, usage: <Usage /> }}>
      <News />
      <Sources />
    </Page>
  );
}

const PAGES: Readonly<Record<StaffPage['kind'], ReactNode>> = {
  bundles: <PageWithTexts key="tool" fetchPage={fetchBundleToolPage} catalog="bundles" />,
  bundling: <PageWithTexts key="bundling" fetchPage={fetchBundlingPage} catalog="bundles" />,
  staff: <StaffHomePage />,
  'staff-sign-in': <PageWithTexts key="in" fetchPage={fetchStaffSignInPage} catalog="staff" />,
  'staff-members': <PageWithTexts key="members" fetchPage={fetchMembersPage} catalog="staff" />,
  'staff-usage': <PageWithTexts key="usage" fetchPage={fetchUsagePage} catalog="staff" />,
  'staff-feedback': (
    <PageWithTexts key="feedback" fetchPage={fetchFeedbackListPage} catalog="feedbackList" />
  ),
  'staff-newsletter': (
    <PageWithTexts key="letter" fetchPage={fetchNewsletterPage} catalog="newsletter" />
  ),
};

/** The staff pages in their shell. They share one chunk, which public pages do not load. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const page = readPage(pathname.split('/').filter(Boolean), new URLSearchParams(search));
  const shown: Readonly<Record<string, ReactNode>> = PAGES;
  return (
    <Kit>
      <StaffShell>{page && shown[page.kind]}</StaffShell>
    </Kit>
  );
}

import { parsePage } from '@townlight/domain/pages';
import { use } from 'react';
import { useLocation } from 'react-router';
import { importStaffHomePage } from '../../features/staff/index.ts';
import { lazyImport } from '../../http/lazy-imports.ts';
import { PageWithMessages } from '../../page/PageWithMessages.tsx';
import { SiteThemeProvider } from '../../ui/mui/SiteThemeProvider.tsx';
import { StaffShell } from './StaffShell.tsx';
import { STAFF_FEATURES, STAFF_TASKS } from './staff-features.ts';

const importHomePage = lazyImport('staff home', importStaffHomePage);

/** The staff pages in their shell. */
export function StaffRoutes() {
  const { pathname, search } = useLocation();
  const shown = parsePage(pathname.split('/').filter(Boolean), new URLSearchParams(search));
  const page = STAFF_FEATURES.flatMap(({ pages = [] }) => pages).find(
    ({ kind }) => kind === shown?.kind,
  );
  return (
    <SiteThemeProvider>
      <StaffShell>
        {shown?.kind === 'staff' && <StaffHome />}
        {page && <PageWithMessages key={page.kind} {...page} />}
      </StaffShell>
    </SiteThemeProvider>
  );
}

function StaffHome() {
  const StaffHomePage = use(importHomePage());
  return (
    <StaffHomePage tasks={STAFF_TASKS}>
      {STAFF_FEATURES.map(({ name, HomeSection }) => HomeSection && <HomeSection key={name} />)}
    </StaffHomePage>
  );
}

import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { SiteThemeProvider } from './SiteThemeProvider.tsx';

export function Drawer(props: DrawerProps) {
  return (
    <SiteThemeProvider>
      <MuiDrawer {...props} />
    </SiteThemeProvider>
  );
}

import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { SiteThemeProvider } from './SiteThemeProvider.tsx';

export function Menu(props: MenuProps) {
  return (
    <SiteThemeProvider>
      <MuiMenu {...props} />
    </SiteThemeProvider>
  );
}

import MuiDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { MuiThemeProvider } from './MuiThemeProvider.tsx';

export function Drawer(props: DrawerProps) {
  return (
    <MuiThemeProvider>
      <MuiDrawer {...props} />
    </MuiThemeProvider>
  );
}

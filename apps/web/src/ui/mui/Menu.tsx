import MuiMenu, { type MenuProps } from '@mui/material/Menu';
import { MuiThemeProvider } from './MuiThemeProvider.tsx';

export function Menu(props: MenuProps) {
  return (
    <MuiThemeProvider>
      <MuiMenu {...props} />
    </MuiThemeProvider>
  );
}

import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { SiteThemeProvider } from './SiteThemeProvider.tsx';

export function Dialog(props: DialogProps) {
  return (
    <SiteThemeProvider>
      <MuiDialog {...props} />
    </SiteThemeProvider>
  );
}

import MuiDialog, { type DialogProps } from '@mui/material/Dialog';
import { MuiThemeProvider } from './MuiThemeProvider.tsx';

export function Dialog(props: DialogProps) {
  return (
    <MuiThemeProvider>
      <MuiDialog {...props} />
    </MuiThemeProvider>
  );
}

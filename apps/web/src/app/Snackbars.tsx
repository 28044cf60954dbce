import { enqueueSnackbar, SnackbarProvider } from 'notistack';
import { useEffect } from 'react';
import type { Notice } from './notify.ts';
import { snackbarOptions } from './snackbar-options.ts';

export function Snackbars(props: { notice: Notice }) {
  const { notice } = props;
  useEffect(() => {
    enqueueSnackbar(notice.text, { key: notice.at });
  }, [notice]);
  return <SnackbarProvider {...snackbarOptions()} />;
}

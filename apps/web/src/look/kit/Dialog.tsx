import KitDialog, { type DialogProps } from '@mui/material/Dialog';
import { Kit } from './Kit.tsx';

export function Dialog(props: DialogProps) {
  return (
    <Kit>
      <KitDialog {...props} />
    </Kit>
  );
}

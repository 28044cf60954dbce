import KitDrawer, { type DrawerProps } from '@mui/material/Drawer';
import { Kit } from './Kit.tsx';

export function Drawer(props: DrawerProps) {
  return (
    <Kit>
      <KitDrawer {...props} />
    </Kit>
  );
}

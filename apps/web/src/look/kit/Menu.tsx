import KitMenu, { type MenuProps } from '@mui/material/Menu';
import { Kit } from './Kit.tsx';

export function Menu(props: MenuProps) {
  return (
    <Kit>
      <KitMenu {...props} />
    </Kit>
  );
}

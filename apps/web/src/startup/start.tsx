import '../ui/type-face.css';
import '../ui/base.css';
import { startSite } from './start-site.tsx';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
await startSite(root);

import '@fontsource-variable/public-sans';
import './look/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { openInLanguage } from './language/open-in-language.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('index.html has no element #root');
openInLanguage();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './no-eval.js';
import '@tastwerk/ui/tokens.css';
import { App } from './app.js';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { newRouter } from './router.tsx';
import './ui/tokens.css';
import './ui/controls.css';
import './ui/refeicao.css';

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html has no #raiz');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={newRouter()} />
  </StrictMode>,
);

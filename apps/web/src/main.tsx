import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router-dom';
import { newRouter } from './router.tsx';
import './ui/tokens.css';
import './ui/contraste.css';
import './ui/button.css';
import './ui/field.css';
import './ui/text-input.css';
import './ui/card.css';
import './ui/page.css';
import './ui/pill.css';
import './ui/notice.css';
import './ui/query-state.css';
import './ui/empty-state.css';
import './ui/toolbar.css';
import './ui/form.css';
import './ui/segmented.css';
import './ui/table.css';
import './ui/drawer.css';
import './ui/refeicao.css';

const root = document.getElementById('raiz');
if (!root) throw new Error('index.html has no #raiz');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={newRouter()} />
  </StrictMode>,
);

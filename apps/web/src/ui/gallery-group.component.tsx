import type { ReactNode } from 'react';
import './gallery.css';

export const Group = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="galeria" aria-label={title}>
    <h2>{title}</h2>
    {children}
  </section>
);

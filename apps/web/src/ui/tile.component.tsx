import type { ReactNode } from 'react';
import './tile.css';

interface Props {
  label: string;
  value: ReactNode;
  tone?: 'perigo' | 'aviso' | 'ok';
  children?: ReactNode;
}

export const Tile = ({ label, value, tone, children }: Props) => (
  <div className={`cartao bloco${tone ? ` bloco--${tone}` : ''}`}>
    <p className="quieto">{label}</p>
    <p className="bloco-valor">{value}</p>
    {children && <p className="quieto">{children}</p>}
  </div>
);

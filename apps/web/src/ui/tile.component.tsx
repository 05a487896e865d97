import type { ReactNode } from 'react';
import './tile.css';

interface Props {
  label: string;
  value: ReactNode;
  tone?: 'perigo' | 'aviso' | 'ok';
  children?: ReactNode;
}

/** One number that can be read from a chair away. */
export const Tile = ({ label, value, tone, children }: Props) => (
  <div className={`cartao bloco${tone ? ` bloco--${tone}` : ''}`}>
    <p className="quieto">{label}</p>
    <p className="bloco-valor">{value}</p>
    {children && <p className="quieto">{children}</p>}
  </div>
);

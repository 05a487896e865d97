import type { ReactNode } from 'react';

interface Props {
  tone: 'perigo' | 'aviso' | 'info' | 'ok';
  children: ReactNode;
  action?: ReactNode;
}

export const Notice = ({ tone, children, action }: Props) => (
  <div className={`recado recado--${tone}`} role={tone === 'perigo' ? 'alert' : 'status'}>
    <p>{children}</p>
    {action}
  </div>
);

import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { PAINEL_KEY } from '../app/menu.navigation.ts';
import { PAINEL_ADDRESS } from '../app/painel.address.ts';
import type { Lugar } from './guia.table.ts';

interface Props {
  lugar: Lugar;
  onFollow?: (() => void) | undefined;
  children: ReactNode;
}

/** The painel is another application of the same origin, in a tab of its own. */
export const LugarLink = ({ lugar, onFollow, children }: Props) =>
  lugar === PAINEL_KEY ? (
    <a href={PAINEL_ADDRESS} target="_blank" rel="noopener" onClick={onFollow}>
      {children}
      <span className="so-leitor"> (abre em nova aba)</span>
    </a>
  ) : (
    <Link to={lugar} onClick={onFollow}>
      {children}
    </Link>
  );

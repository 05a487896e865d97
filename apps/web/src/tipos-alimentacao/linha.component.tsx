import { ArrowDownIcon } from '@phosphor-icons/react/dist/csr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/csr/ArrowUp';
import { CameraIcon } from '@phosphor-icons/react/dist/csr/Camera';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/csr/CheckCircle';
import { MinusIcon } from '@phosphor-icons/react/dist/csr/Minus';
import { Link } from 'react-router-dom';
import { Button } from '../ui/button.component.tsx';
import { formatDay } from '../ui/date.format.ts';
import { Pill } from '../ui/pill.component.tsx';
import { Selo } from './aparencia.component.tsx';
import type { Tipo } from './tipos-alimentacao.queries.ts';

export const Nome = ({ tipo }: { tipo: Tipo }) => (
  <span className="tabela-primeira">
    <Selo icone={tipo.icone} cor={tipo.cor} />
    <Link className="vinculo" to={`?item=${tipo.id}`}>
      {tipo.nome}
    </Link>
    {tipo.fotoObrigatoria && (
      <span title="Foto obrigatória no recebimento">
        <CameraIcon size={16} aria-hidden />
        <span className="so-leitor">Foto obrigatória no recebimento</span>
      </span>
    )}
  </span>
);

export const Situacao = ({ tipo }: { tipo: Tipo }) => (
  <span className="tipo-situacao">
    {tipo.ativo ? (
      <Pill tone="ok" icon={CheckCircleIcon}>
        Ativo
      </Pill>
    ) : (
      <Pill tone="neutro" icon={MinusIcon}>
        Inativo
      </Pill>
    )}
    {tipo.mudaEm && (
      <Link className="vinculo" to={`?item=${tipo.id}&aba=horarios`}>
        muda em {formatDay(tipo.mudaEm)}
      </Link>
    )}
  </span>
);

interface MoverProps {
  tipo: Tipo;
  at: number;
  total: number;
  mover: (id: number, passo: -1 | 1) => void;
  ocupado: boolean;
}

export const Mover = ({ tipo, at, total, mover, ocupado }: MoverProps) => (
  <span className="tipo-mover">
    <Button
      variant="bare"
      className="colunas-mover"
      aria-label={`Subir ${tipo.nome}`}
      disabled={at === 0 || ocupado}
      onClick={() => mover(tipo.id, -1)}
    >
      <ArrowUpIcon size={16} aria-hidden />
    </Button>
    <Button
      variant="bare"
      className="colunas-mover"
      aria-label={`Descer ${tipo.nome}`}
      disabled={at === total - 1 || ocupado}
      onClick={() => mover(tipo.id, 1)}
    >
      <ArrowDownIcon size={16} aria-hidden />
    </Button>
  </span>
);

import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/csr/ArrowUUpLeft';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import type { Valores } from '../grid/grid.model.ts';
import { addDays, formatDayMonth } from '../ui/date.format.ts';
import { type Grade, preencher } from './grade.model.ts';
import type { PedidoDoDiaAberto } from './pedido-do-dia.hook.ts';
import type { CelulaPreparo } from './pedidos.queries.ts';

interface Acao {
  rotulo: string;
  icon: Icon;
  /** Null keeps what is typed in the cell. */
  quantidade: (celula: CelulaPreparo) => number | null;
  semDados: string;
}

const ACOES: readonly Acao[] = [
  {
    rotulo: 'Usar programação',
    icon: CalendarCheckIcon,
    quantidade: ({ programada }) => programada,
    semDados: 'A unidade não tem programação para este dia.',
  },
  {
    rotulo: 'Copiar de ontem',
    icon: CopyIcon,
    quantidade: ({ ontem }) => ontem,
    semDados: 'Não houve pedido na véspera.',
  },
  {
    rotulo: 'Copiar da semana passada',
    icon: ArrowCounterClockwiseIcon,
    quantidade: ({ semanaPassada }) => semanaPassada,
    semDados: 'Não houve pedido neste dia da semana passada.',
  },
  {
    rotulo: 'Igualar ao efetivo',
    icon: UsersIcon,
    quantidade: ({ base }) => base,
    semDados: 'O efetivo não foi informado.',
  },
];

const temDados = (grade: Grade, acao: Acao) =>
  grade.celulas.some(row => row.some(celula => celula && acao.quantidade(celula) !== null));

/** The numbers an action would put in the grid: its own where it has them, the typed ones elsewhere. */
export function aplicarAcao(grade: Grade, valores: Valores, quantidade: Acao['quantidade']): Valores {
  const { quantidadeMaxima } = grade.regras;
  const novos = preencher(grade, celula => Math.min(quantidade(celula) ?? -1, quantidadeMaxima));
  return novos.map((row, linha) => row.map((valor, coluna) => (valor < 0 ? (valores[linha]?.[coluna] ?? 0) : valor)));
}

interface Props {
  aberto: PedidoDoDiaAberto;
  data: string;
}

/** Whole-grid fillings, each one step of undo. */
export function AcoesRapidas({ aberto: { grade, estado, agir }, data }: Props) {
  const quando: Readonly<Record<string, string>> = {
    'Copiar de ontem': `Pedido de ${formatDayMonth(addDays(data, -1))}`,
    'Copiar da semana passada': `Pedido de ${formatDayMonth(addDays(data, -7))}`,
  };
  return (
    <div className="pedido-acoes">
      {ACOES.map(acao => {
        const { rotulo, icon: Drawing, quantidade, semDados } = acao;
        const possivel = temDados(grade, acao);
        return (
          <button
            key={rotulo}
            type="button"
            className="botao"
            disabled={!possivel}
            title={possivel ? quando[rotulo] : semDados}
            onClick={() => agir({ tipo: 'trocar', valores: aplicarAcao(grade, estado.valores, quantidade) })}
          >
            <Drawing size={18} aria-hidden />
            {rotulo}
          </button>
        );
      })}
      {estado.desfazer.length > 0 ? (
        <button
          type="button"
          className="botao botao--discreto pedido-dica"
          title="Ctrl+Z"
          onClick={() => agir({ tipo: 'desfazer' })}
        >
          <ArrowUUpLeftIcon size={18} aria-hidden />
          Desfazer
        </button>
      ) : (
        <span className="pedido-dica">Ctrl+V cola do Excel</span>
      )}
    </div>
  );
}

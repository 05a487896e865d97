import { ArrowCounterClockwiseIcon } from '@phosphor-icons/react/dist/csr/ArrowCounterClockwise';
import { CalendarCheckIcon } from '@phosphor-icons/react/dist/csr/CalendarCheck';
import { CopyIcon } from '@phosphor-icons/react/dist/csr/Copy';
import { EraserIcon } from '@phosphor-icons/react/dist/csr/Eraser';
import { UsersIcon } from '@phosphor-icons/react/dist/csr/Users';
import type { Icon } from '@phosphor-icons/react/dist/lib/types';
import { aproveitar, type Quantidades } from '../../grid/grid.model.ts';
import { addDays, formatDayMonth } from '../../ui/date.format.ts';
import type { CelulaPreparo } from '../pedidos.queries.ts';
import { efetivoDaCelula, type Grade, preencher } from './grade.model.ts';

export interface Preenchimento {
  rotulo: string;
  icon: Icon;
  /** Shortcut inside the grid, where a letter is never part of a quantity. */
  letra: string;
  /** null keeps what is typed in the cell. */
  quantidade: (celula: CelulaPreparo, grade: Grade) => number | null;
  semDados: string;
  quando?: (data: string) => string;
}

export const PREENCHIMENTOS: readonly Preenchimento[] = [
  {
    rotulo: 'Usar programação',
    icon: CalendarCheckIcon,
    letra: 'p',
    quantidade: ({ programada }) => programada,
    semDados: 'A unidade não tem programação para este dia.',
  },
  {
    rotulo: 'Copiar de ontem',
    icon: CopyIcon,
    letra: 'o',
    quantidade: ({ ontem }) => ontem,
    semDados: 'Não houve pedido na véspera.',
    quando: data => `Pedido de ${formatDayMonth(addDays(data, -1))}`,
  },
  {
    rotulo: 'Copiar da semana passada',
    icon: ArrowCounterClockwiseIcon,
    letra: 's',
    quantidade: ({ semanaPassada }) => semanaPassada,
    semDados: 'Não houve pedido neste dia da semana passada.',
    quando: data => `Pedido de ${formatDayMonth(addDays(data, -7))}`,
  },
  {
    rotulo: 'Igualar ao efetivo',
    icon: UsersIcon,
    letra: 'e',
    // Each public gets its own head count, whatever it is compared with (R16).
    quantidade: (celula, grade) => efetivoDaCelula(grade, celula),
    semDados: 'O efetivo não foi informado.',
  },
  {
    rotulo: 'Zerar',
    icon: EraserIcon,
    letra: 'z',
    quantidade: () => 0,
    semDados: '',
  },
];

export const temDados = (grade: Grade, { quantidade }: Preenchimento) =>
  grade.celulas.some(row => row.some(celula => celula && quantidade(celula, grade) !== null));

/** The filling's numbers where it has them, the typed ones elsewhere. */
export function comPreenchimento(
  grade: Grade,
  quantidades: Quantidades,
  quantidade: Preenchimento['quantidade'],
): Quantidades {
  const { quantidadeMaxima } = grade.regras;
  const novos = preencher(grade, celula => Math.min(quantidade(celula, grade) ?? -1, quantidadeMaxima));
  return aproveitar(
    quantidades,
    novos.map((row, linha) => row.map((valor, coluna) => (valor < 0 ? (quantidades[linha]?.[coluna] ?? 0) : valor))),
  );
}
